// For Vite and the tests: runs in Node, not in the browser.
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { catalogueSchema, formats } from '#contract/catalogue.ts';
import { checkFields } from '#contract/content/check-fields.ts';
import { readContentFile } from '#contract/content/content-file.ts';
import { throwMistakes } from '#contract/content/content-mistake.ts';
import { contentFolder, languagesIn } from '#contract/content/languages.ts';
import { gstSchema } from '#contract/gst.ts';
import { officeLabelsSchema } from '#contract/office/labels.ts';
import { type Translations, translationsSchema } from '#contract/office/translations.ts';
import { paymentLabelsSchema } from '#contract/payment-labels.ts';
import { readPageNames } from './read-page-names.ts';
import type { ContentWords, LanguageName } from './words.ts';

/** Only the fields that the office shows; the site checks the rest. */
const schemas = {
  agency: z.object({
    brand: z.string(),
    gst: gstSchema,
    seller: z.object({ legalName: z.string(), address: z.string() }),
  }),
  labels: z.object({
    language: z.object({ code: z.string(), name: z.string() }),
    formats: z.record(z.enum(formats), z.string()),
  }),
};

/** Content files that the words come from, below the folder of a language. */
export const wordFiles = ['agency', 'catalogue', 'labels', 'office', 'payment'] as const;

/** Reads the words of a language. Throws a ContentError that names every mistake. */
export function readWords(language: string): ContentWords {
  const fileOf = (name: (typeof wordFiles)[number]) =>
    readContentFile(`${contentFolder}/${language}/${name}.yaml`);
  const agencyFile = fileOf('agency');
  const brand = z.object({ brand: z.string() }).safeParse(agencyFile.fields).data?.brand ?? '';
  const agency = checkFields(agencyFile, schemas.agency, brand);
  const catalogue = checkFields(fileOf('catalogue'), catalogueSchema, brand);
  const labels = checkFields(fileOf('labels'), schemas.labels, brand);
  const office = checkFields(fileOf('office'), officeLabelsSchema, brand);
  const payment = checkFields(fileOf('payment'), paymentLabelsSchema, brand);
  throwMistakes([agency, catalogue, labels, office, payment].flatMap(({ mistakes }) => mistakes));
  const { gst, seller } = agency.value;
  return {
    language,
    locale: labels.value.language.code,
    brand,
    office: office.value,
    testMode: payment.value.testMode,
    alerts: Object.fromEntries(
      Object.entries(payment.value.alerts).map(([cause, { subject, text }]) => [
        cause,
        { subject, text },
      ]),
    ),
    counts: payment.value.counts,
    reasons: payment.value.reasons,
    services: Object.fromEntries(
      catalogue.value.categories.flatMap(({ services }) =>
        services.map(({ name, label }) => [name, label]),
      ),
    ),
    formats: labels.value.formats,
    pages: readPageNames(language),
    seller: {
      legalName: seller.legalName,
      address: seller.address,
      gstin: gst?.registered ? gst.number : null,
    },
  };
}

/** The file with the translations of a language. */
export const translationsFile = (language: string) =>
  `${contentFolder}/${language}/translations.yaml`;

/** Reads the translations of a language, which may have none. Throws a ContentError that names every mistake. */
export function readTranslations(language: string): Translations {
  const name = translationsFile(language);
  if (!existsSync(name)) return { fields: {}, mistakes: {}, refusals: {} };
  const { value, mistakes } = checkFields(readContentFile(name), translationsSchema, '');
  throwMistakes(mistakes);
  return value;
}

/** The languages with their own names. */
export const readLanguageNames = (): LanguageName[] =>
  languagesIn().map((language) => {
    const file = readContentFile(`${contentFolder}/${language}/labels.yaml`);
    const { code, name } = schemas.labels.parse(file.fields).language;
    const { failed, tryAgain } = readWords(language).office.shell;
    return { language, locale: code, name, failed: { text: failed, button: tryAgain } };
  });
