import { z } from 'astro/zod';
import { defaultContent, defaultLanguage } from '#contract/default-language.ts';
import { text } from '#contract/label.ts';
import { translationMistake } from './facts.ts';

/** A text with a limited length and no placeholder but {brand}. */
export const line = (most: number, meaning: string, least = 2) => text(most, meaning, least);

/** Name of a service in catalogue.yaml, the same in all languages. */
export const serviceName = (meaning: string) => line(60, meaning).meta({ format: 'service-name' });

/** A path in the default language. */
export const path = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'must be a path such as /services/seo')
  .describe('Page that it leads to; its path, such as /services/seo');

/** A path in the default language, optionally with the id of a section. */
export const pathOrSection = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z-]+)?$/,
    'must be a path such as /services/seo',
  )
  .describe(
    'Page that it leads to; its path, such as /services/seo, or with #board-sizes that section',
  );

/** Name of a file without its ending, and part of an address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must have small letters, digits and hyphens only');

/** File name of a district or branch. The office shows a list of their names instead. */
export const placeSlug = (meaning: string) => slug.describe(meaning).meta({ format: 'place' });

/** Whether it is still a sample, which must be replaced before the site goes live. */
export const sample = (until: string) => z.boolean().describe(`Still a sample; ${until}`);

/** A list of `least` to `most` items. */
export const list = <Item extends z.ZodType>(least: number, most: number, item: Item) =>
  z.array(item).min(least).max(most);

/** A list of objects with these fields. */
export const entries = <Fields extends z.ZodRawShape>(
  least: number,
  most: number,
  fields: Fields,
) => list(least, most, z.strictObject(fields));

/** A text in all languages of the site, with the same figures in each. */
export const inEachLanguage = (languages: string[], most: number, meaning: string, least: number) =>
  z
    .strictObject(
      Object.fromEntries(languages.map((language) => [language, line(most, meaning, least)])),
    )
    .superRefine((texts, context) => {
      for (const [language, text] of Object.entries(texts)) {
        const original = texts[defaultLanguage] ?? '';
        const message = translationMistake(text, original, defaultContent);
        if (message) context.addIssue({ code: 'custom', path: [language], message });
      }
    })
    .describe(`${meaning}; in each language, by its folder`);

/** A button that leads to a page, opens WhatsApp or calls. */
export const action = z
  .strictObject({
    label: text(44, 'Text on the button; {phone} becomes our number', 2, ['phone']),
    to: path.optional(),
    whatsapp: line(
      160,
      'WhatsApp message; prepared for the visitor, it names the page',
      10,
    ).optional(),
    call: z.literal(true).describe('Calls us').optional(),
  })
  .refine((a) => [a.to, a.whatsapp, a.call].filter((target) => target !== undefined).length === 1, {
    message: 'a button needs exactly one of: to, whatsapp, call',
  })
  .meta({ title: 'Button', description: 'Leads to a page, opens WhatsApp or calls us' });

/** A parsed button. */
export type Action = z.infer<typeof action>;

/** Rating of a review. */
export const stars = z
  .int()
  .min(1)
  .max(5)
  .default(5)
  .describe('Stars; of five, as the client gave them, 5 by default');
