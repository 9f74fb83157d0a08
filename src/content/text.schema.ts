import { z } from 'astro/zod';
import { text } from '#contract/label.ts';

/** A text with length limits, so that a too long heading stops the build; only {brand} in braces. */
export const line = (most: number, meaning: string, least = 2) => text(most, meaning, least);

/** The name of a row of catalogue.yaml, by which code finds its price; no language translates it. */
export const serviceName = (meaning: string) => line(60, meaning).meta({ format: 'service-name' });

/** A site path: starts with a slash, lower case, no trailing slash, no host. */
export const path = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'must be a path such as /services/seo')
  .describe('Path on this site, such as /services/seo');

/** The name of a file of this kind, without its ending; it is part of an address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must have small letters, digits and hyphens only');

/** A list of `least` to `most` values. */
export const list = <Item extends z.ZodType>(least: number, most: number, item: Item) =>
  z.array(item).min(least).max(most);

/** A list of `least` to `most` objects of these fields. */
export const entries = <Fields extends z.ZodRawShape>(
  least: number,
  most: number,
  fields: Fields,
) => list(least, most, z.strictObject(fields));

/** A kind of section: its type, its heading, and what else it has. */
export const section = <const Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  fields: Fields,
) => z.strictObject({ type: z.literal(type), title: line(70, 'Heading'), ...fields });

/** A link or button: exactly one of a path, a WhatsApp text, or a call. */
export const action = z
  .strictObject({
    label: line(44, 'Text on the button'),
    to: path.optional(),
    whatsapp: line(
      160,
      'Text that stands ready in the chat; names the page it came from',
      10,
    ).optional(),
    call: z.literal(true).optional(),
  })
  .refine((a) => [a.to, a.whatsapp, a.call].filter((target) => target !== undefined).length === 1, {
    message: 'a button needs exactly one of: to, whatsapp, call',
  });

/** A button and where it leads. */
export type Action = z.infer<typeof action>;

/** A titled paragraph, the commonest item of a list. */
export const titledText = z.strictObject({
  title: line(70, 'Short heading'),
  text: line(320, 'One to three sentences', 20),
});

/** Stars of a review. */
export const stars = z
  .int()
  .min(1)
  .max(5)
  .default(5)
  .describe('How many of five stars the client gave; five where it is left out');

/** Whole rupees as staff write them; code turns them into paise at once. */
export const rupees = z
  .number()
  .int()
  .min(1)
  .max(10_000_000)
  .describe('Whole rupees, without commas');
