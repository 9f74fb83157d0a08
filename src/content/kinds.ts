import { catalogueSchema } from '#contract/catalogue.ts';
import { officeLabelsSchema } from '#contract/office/labels.ts';
import { translationsSchema } from '#contract/office/translations.ts';
import { paymentLabelsSchema } from '#contract/payment-labels.ts';
import { agencySchema } from './agency.schema.ts';
import { assistantsSchema } from './assistants.schema.ts';
import { districtSchema } from './district.schema.ts';
import { labelsSchema } from './labels.schema.ts';
import { navigationSchema } from './navigation.schema.ts';
import { branchSchema, pageSchema, policySchema } from './page.schema.ts';

/** Files below content/{language} and their schemas. */
export const kinds = {
  agency: { files: 'agency.yaml', schema: agencySchema },
  assistants: { files: 'assistants.yaml', schema: assistantsSchema },
  branches: { files: 'branches/*.yaml', schema: branchSchema },
  catalogue: { files: 'catalogue.yaml', schema: catalogueSchema },
  districts: { files: 'districts/*.yaml', schema: districtSchema },
  labels: { files: 'labels.yaml', schema: labelsSchema },
  navigation: { files: 'navigation.yaml', schema: navigationSchema },
  office: { files: 'office.yaml', schema: officeLabelsSchema },
  pages: { files: 'pages/**/*.yaml', schema: pageSchema },
  payment: { files: 'payment.yaml', schema: paymentLabelsSchema },
  policies: { files: 'policies/*.md', schema: policySchema },
  translations: { files: 'translations.yaml', schema: translationsSchema },
};

/** A kind of content file. */
export type Kind = keyof typeof kinds;

/** Whether a kind has no counterpart in the default language, so that a language may lack it. */
export const isTranslationOnly = (kind: Kind): boolean => kind === 'translations';
