import { z } from 'zod';
import { beforeLaunch } from './before-launch.ts';
import { text } from './label.ts';
import { maxRupees, rupeesToPaise } from './money.ts';
import { singleQuantity } from './quantity.ts';

const count = z.int().min(1).max(100_000);

const quantityLimits = z
  .strictObject({
    least: count.default(1).describe('Minimum in one order; 1 by default'),
    most: count.describe('Maximum in one order'),
    step: count.default(1).describe('Step; sold in steps of this size, 1 by default'),
    longestSide: count
      .optional()
      .describe(
        'Longest side in feet; only for square feet, if customers may enter width and height',
      ),
  })
  .refine(({ least, most, step }) => most >= least && (most - least) % step === 0, {
    message: 'most must be least plus a whole number of steps',
  });

/** Advertising formats of a district; labels.yaml has their names. */
export const formats = [
  'hoarding',
  'e-rickshaw',
  'wall-painting',
  'mela',
  'haat',
  'station',
  'shop-board',
  'digital',
] as const;

/** Most letters of `includes`. */
export const mostIncludes = 80;

const unit = text(
  16,
  'Unit of the price; such as /month or one-time, leave it out if the price is for the whole job',
).regex(/^(?:\/\S+|one-time)$/, 'must be one-time, or a slash and a word: /hour');

const service = z.strictObject({
  name: text(
    60,
    'Name in the system; unique, the checkout finds the price by it, to rename the service write a name for visitors instead',
    3,
  ).meta({
    format: 'service-name',
  }),
  label: text(60, 'Name for visitors; the name in the system if left out').optional(),
  price: z
    .number()
    .int()
    .min(1)
    .max(maxRupees)
    .optional()
    .describe('Price; whole rupees before GST, leave it out for a custom quote'),
  unit: unit.optional(),
  formats: z
    .array(z.enum(formats))
    .optional()
    .describe('Kinds of advertisement; a district with one of them shows this service first'),
  includes: text(mostIncludes, 'What is included; one line in the checkout', 10).optional(),
});

/** Units of which an order can have several begin with a slash. */
const isCounted = (unit?: string): unit is string => unit?.startsWith('/') ?? false;

const catalogueFile = z
  .strictObject({
    beforeLaunch,
    quantities: z.strictObject({
      sample: z
        .boolean()
        .describe('Still a sample; true until the owner has confirmed these limits'),
      limits: z
        .record(z.string(), quantityLimits)
        .describe('Limits by unit; an entry for each unit with a slash'),
    }),
    units: z
      .record(unit, text(24, 'What visitors read'))
      .default({})
      .describe('Units in words; shown to visitors instead of the unit itself'),
    categories: z
      .array(
        z.strictObject({
          name: text(40, 'Name of the category', 3),
          services: z.array(service).min(1),
        }),
      )
      .length(5),
  })
  .superRefine(({ categories, quantities }, context) => {
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const services = categories.flatMap((category) => category.services);
    const names = services.map(({ name }) => name);
    for (const name of names.filter((name, index) => names.indexOf(name) !== index)) {
      refuse([], `the service "${name}" is listed twice`);
    }
    for (const { name, price = 0, unit } of services.filter((one) => isCounted(one.unit))) {
      const limits = quantities.limits[unit ?? ''];
      const path = ['quantities', 'limits'];
      if (!limits) refuse(path, `must say how many "${unit}" of "${name}" one order may have`);
      else if (price * limits.most > maxRupees) {
        refuse(
          [...path, unit ?? '', 'most'],
          `${limits.most} of "${name}" cost too much for one order`,
        );
      }
    }
  });

/**
 * The services by category, from content/{language}/catalogue.yaml. Prices become integer paise. Names and
 * units are keys, the same in all languages; visitors read `label` and `unitLabel`.
 */
export const catalogueSchema = catalogueFile.transform(({ categories, quantities, units }) => ({
  categories: categories.map(({ name, services }) => ({
    name,
    services: services.map(({ price, label, ...service }) => ({
      ...service,
      label: label ?? service.name,
      unitLabel: service.unit && (units[service.unit] ?? service.unit),
      amountPaise: price === undefined ? undefined : rupeesToPaise(price),
      limits: (isCounted(service.unit) && quantities.limits[service.unit]) || singleQuantity,
    })),
  })),
}));

/** The rate card, in its categories. */
export type Catalogue = z.infer<typeof catalogueSchema>;
/** A row of the rate card. */
export type PricedService = Catalogue['categories'][number]['services'][number];

/** The label of a service; its name if the catalogue no longer has it. */
export const labelOf = (catalogue: Catalogue, name: string): string =>
  findService(catalogue, name)?.label ?? name;

/** The labels of a service and its unit; their keys without a catalogue, or if it no longer has them. */
export function labelsOfService(
  { serviceName, unit }: { serviceName: string; unit: string | null },
  catalogue?: Catalogue,
): { service: string; unit: string | null } {
  const found = catalogue && findService(catalogue, serviceName);
  const unitLabel = found?.unit === unit ? found?.unitLabel : undefined;
  return { service: found?.label ?? serviceName, unit: unitLabel ?? unit };
}

/** The service of that exact name, or undefined. */
export function findService(catalogue: Catalogue, name: string): PricedService | undefined {
  return catalogue.categories
    .flatMap((category) => category.services)
    .find((service) => service.name === name);
}

/** The services of these names, in their order. */
export const findServices = (catalogue: Catalogue, names: string[] = []): PricedService[] =>
  names.flatMap((name) => findService(catalogue, name) ?? []);
