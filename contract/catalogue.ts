import { z } from 'zod';
import { text } from './label.ts';
import { rupeesToPaise } from './money.ts';

const catalogueFile = z
  .strictObject({
    categories: z
      .array(
        z.strictObject({
          name: text(40, 'Category', 3),
          services: z
            .array(
              z.strictObject({
                name: text(60, 'Unique; the checkout finds the price by it', 3),
                price: z
                  .number()
                  .int()
                  .min(1)
                  .max(10_000_000)
                  .optional()
                  .describe('Whole rupees before GST; leave out for a custom quote'),
                unit: text(
                  16,
                  'Such as /month or one-time; leave out where the price is for the job',
                )
                  .regex(/^(?:\/\S+|one-time)$/, 'must be one-time, or a slash and a word: /hour')
                  .optional(),
              }),
            )
            .min(1),
        }),
      )
      .length(5),
  })
  .superRefine((file, context) => {
    const names = file.categories.flatMap((category) => category.services.map(({ name }) => name));
    for (const name of names.filter((name, index) => names.indexOf(name) !== index)) {
      context.addIssue({ code: 'custom', message: `the service "${name}" is listed twice` });
    }
  });

/**
 * The priced services by category, read from content/{language}/catalogue.yaml by the site and by
 * the server. Prices leave the schema as integer paise; a custom-priced service has none.
 */
export const catalogueSchema = catalogueFile.transform((file) => ({
  categories: file.categories.map((category) => ({
    name: category.name,
    services: category.services.map(({ name, price, unit }) => ({
      name,
      unit,
      amountPaise: price === undefined ? undefined : rupeesToPaise(price),
    })),
  })),
}));

/** The rate card, in its categories. */
export type Catalogue = z.infer<typeof catalogueSchema>;
/** A row of the rate card. */
export type PricedService = Catalogue['categories'][number]['services'][number];

/** The service of that exact name, or undefined. */
export function findService(catalogue: Catalogue, name: string): PricedService | undefined {
  return catalogue.categories
    .flatMap((category) => category.services)
    .find((service) => service.name === name);
}
