import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { catalogueSchema } from '#contract/catalogue.ts';
import { paymentLabelsSchema } from '#contract/payment-labels.ts';
import { agencySchema } from './content/agency.schema.ts';
import { assistantsSchema } from './content/assistants.schema.ts';
import { districtSchema } from './content/district.schema.ts';
import { labelsSchema } from './content/labels.schema.ts';
import { navigationSchema } from './content/navigation.schema.ts';
import { branchSchema, pageSchema, policySchema } from './content/page.schema.ts';

/** Entries are known by language and path: content/en/pages/about.yaml is `en/about`. */
const files = (pattern: string) =>
  glob({
    base: './content',
    pattern,
    generateId: ({ entry }) =>
      entry.replace(/\.(yaml|md)$/, '').replace(/\/(pages|districts|branches|policies)\//, '/'),
  });

export const collections = {
  agency: defineCollection({ loader: files('*/agency.yaml'), schema: agencySchema }),
  assistants: defineCollection({ loader: files('*/assistants.yaml'), schema: assistantsSchema }),
  branches: defineCollection({ loader: files('*/branches/*.yaml'), schema: branchSchema }),
  catalogue: defineCollection({ loader: files('*/catalogue.yaml'), schema: catalogueSchema }),
  districts: defineCollection({ loader: files('*/districts/*.yaml'), schema: districtSchema }),
  labels: defineCollection({ loader: files('*/labels.yaml'), schema: labelsSchema }),
  navigation: defineCollection({ loader: files('*/navigation.yaml'), schema: navigationSchema }),
  pages: defineCollection({ loader: files('*/pages/**/*.yaml'), schema: pageSchema }),
  payment: defineCollection({ loader: files('*/payment.yaml'), schema: paymentLabelsSchema }),
  policies: defineCollection({ loader: files('*/policies/*.md'), schema: policySchema }),
};
