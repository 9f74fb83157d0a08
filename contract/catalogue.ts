import { z } from 'zod';
import { beforeLaunch } from './before-launch.ts';
import { text } from './label.ts';
import { maxRupees, rupeesToPaise } from './money.ts';
import { onlyOne } from './quantity.ts';

const count = z.int().min(1).max(100_000);

/** How many units an order may have; contract/quantity.ts says how these fields are used. */
const quantityLimits = z
  .strictObject({
    least: count.default(1).describe('Fewest in one order; 1 where it is left out'),
    most: count.describe('Most in one order'),
    step: count.default(1).describe('Sold in steps of so many; 1 where it is left out'),
    longestSide: count
      .optional()
      .describe('For square feet: the payer may give width and height, up to so many feet'),
  })
  .refine(({ least, most, step }) => most >= least && (most - least) % step === 0, {
    message: 'most must be least and a whole number of steps',
  });

/** What can carry an advertisement in a district; the names stand in labels.yaml. */
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

const unit = text(16, 'Such as /month or one-time; leave out where the price is for the job').regex(
  /^(?:\/\S+|one-time)$/,
  'must be one-time, or a slash and a word: /hour',
);

const service = z.strictObject({
  name: text(60, 'Unique; the checkout finds the price by it', 3),
  label: text(60, 'What visitors read, where that is not the name').optional(),
  price: z
    .number()
    .int()
    .min(1)
    .max(maxRupees)
    .optional()
    .describe('Whole rupees before GST; leave out for a custom quote'),
  unit: unit.optional(),
  formats: z
    .array(z.enum(formats))
    .optional()
    .describe('What it is bought for; a district with these formats shows it first'),
  includes: text(80, 'What the price buys, in one line of the checkout', 10).optional(),
});

/** Units of which an order can have several begin with a slash. */
const isCounted = (unit?: string): unit is string => unit?.startsWith('/') ?? false;

const catalogueFile = z
  .strictObject({
    beforeLaunch,
    quantities: z.strictObject({
      sample: z.boolean().describe('true until the owner has confirmed these limits'),
      limits: z
        .record(z.string(), quantityLimits)
        .describe('How many one order may have, by unit: an entry for each one with a slash'),
    }),
    units: z
      .record(unit, text(24, 'What visitors read'))
      .default({})
      .describe('What visitors read for a unit, where that is not the unit itself'),
    categories: z
      .array(z.strictObject({ name: text(40, 'Category', 3), services: z.array(service).min(1) }))
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
 * The priced services by category, read from content/{language}/catalogue.yaml by the site and by
 * the server. Prices leave the schema as integer paise; a custom-priced service has none. Names and
 * units are keys, the same in all languages; `label` and `unitLabel` are what visitors read. `limits` are
 * those of the service's unit.
 */
export const catalogueSchema = catalogueFile.transform(({ categories, quantities, units }) => ({
  categories: categories.map(({ name, services }) => ({
    name,
    services: services.map(({ price, label, ...service }) => ({
      ...service,
      label: label ?? service.name,
      unitLabel: service.unit && (units[service.unit] ?? service.unit),
      amountPaise: price === undefined ? undefined : rupeesToPaise(price),
      limits: (isCounted(service.unit) && quantities.limits[service.unit]) || onlyOne,
    })),
  })),
}));

/** The rate card, in its categories. */
export type Catalogue = z.infer<typeof catalogueSchema>;
/** A row of the rate card. */
export type PricedService = Catalogue['categories'][number]['services'][number];

/** What visitors read for a service; its name where the catalogue no longer has it. */
export const labelOf = (catalogue: Catalogue, name: string): string =>
  findService(catalogue, name)?.label ?? name;

/**
 * What visitors read for a service and the unit in which it was bought. Without a catalogue, and where it
 * no longer has them, they are called by their keys.
 */
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
