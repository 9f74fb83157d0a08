import { z } from 'zod';
import { groupDigits, maxRupees } from '#contract/money.ts';
import type { DocumentValues, FieldPath } from '#contract/office/content.ts';
import { typedPaise } from '../../orders/order/rupees.ts';

/** The catalogue in one language, as far as the table needs it; other fields are kept. */
const catalogueFile = z.looseObject({
  units: z.record(z.string(), z.string()).optional(),
  categories: z.array(
    z.looseObject({
      name: z.string(),
      services: z.array(
        z.looseObject({
          name: z.string(),
          label: z.string().optional(),
          price: z.number().optional(),
          unit: z.string().optional(),
          includes: z.string().optional(),
        }),
      ),
    }),
  ),
});

const cataloguesSchema = z.record(z.string(), catalogueFile);

/** The catalogue by language. */
export type Catalogues = z.infer<typeof cataloguesSchema>;

/** Parses the catalogue's values; undefined if they have another shape. */
export const readCatalogues = (values: DocumentValues): Catalogues | undefined =>
  cataloguesSchema.safeParse(values).data;

/** Fields of a service in the table; `includes` has one for each language. */
export type PriceField = 'price' | 'unit' | `includes.${string}`;

/** Typed text by `fieldKey`. */
export type Typed = Record<string, string>;

/** Key of a field. A service has the same unique name in all languages. */
export const fieldKey = (service: string, field: PriceField): string => `${field} ${service}`;

/** A row of the table: the fields of a service as text. */
export interface PriceRow {
  /** Name in the catalogue, which is its key. */
  name: string;
  label: string;
  price: string;
  unit: string;
  includes: Record<string, string>;
}

/** The rows by category, with labels in a language. */
export function priceRows(
  catalogues: Catalogues,
  language: string,
): { name: string; rows: PriceRow[] }[] {
  const named = catalogues[language] ?? Object.values(catalogues)[0];
  const includesOf = (name: string) =>
    Object.fromEntries(
      Object.entries(catalogues).map(([code, { categories }]) => {
        const services = categories.flatMap((category) => category.services);
        return [code, services.find((service) => service.name === name)?.includes ?? ''];
      }),
    );
  return (named?.categories ?? []).map(({ name, services }) => ({
    name,
    rows: services.map((service) => ({
      name: service.name,
      label: service.label ?? service.name,
      price: service.price === undefined ? '' : groupDigits(service.price),
      unit: service.unit ?? '',
      includes: includesOf(service.name),
    })),
  }));
}

/** Units of the services, with their labels. */
export function unitsOf(catalogues: Catalogues, language: string): [unit: string, name: string][] {
  const named = catalogues[language] ?? Object.values(catalogues)[0];
  const services = (named?.categories ?? []).flatMap((category) => category.services);
  const units = new Set(services.flatMap(({ unit }) => unit ?? []));
  return [...units].map((unit) => [unit, named?.units?.[unit] ?? unit]);
}

/** Parses whole rupees: null if the text is empty, undefined if it is not a price. */
export function typedRupees(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const paise = typedPaise(text);
  if (paise === undefined || paise % 100 !== 0) return undefined;
  const rupees = paise / 100;
  return rupees >= 1 && rupees <= maxRupees ? rupees : undefined;
}

/** Text of a field in the catalogue; undefined if its service is gone. */
function textBefore(catalogues: Catalogues, key: string): string | undefined {
  const rows = priceRows(catalogues, '').flatMap((category) => category.rows);
  for (const { name, price, unit, includes } of rows) {
    if (key === fieldKey(name, 'price')) return price;
    if (key === fieldKey(name, 'unit')) return unit;
    for (const [language, text] of Object.entries(includes)) {
      if (key === fieldKey(name, `includes.${language}`)) return text;
    }
  }
  return undefined;
}

/** Typed fields that differ from the catalogue, without those of services that are gone. */
export const changedFields = (catalogues: Catalogues, typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).filter(([key, text]) => {
      const before = textBefore(catalogues, key);
      if (before === undefined) return false;
      if (!key.startsWith('price ')) return text.trim() !== before;
      const rupees = typedRupees(text);
      return rupees === undefined || rupees !== typedRupees(before);
    }),
  );

type Service = Catalogues[string]['categories'][number]['services'][number];

/** Applies typed text to a service in one language. */
function editService(service: Service, language: string, typed: Typed): Service {
  const { price, unit, includes, ...rest } = service;
  const typedIn = (field: PriceField) => typed[fieldKey(service.name, field)]?.trim();
  const typedPrice = typedIn('price');
  const next = {
    price: typedPrice === undefined ? price : (typedRupees(typedPrice) ?? undefined),
    unit: typedIn('unit') ?? unit,
    includes: typedIn(`includes.${language}`) ?? includes,
  };
  return {
    ...rest,
    ...(next.price !== undefined && { price: next.price }),
    ...(next.unit && { unit: next.unit }),
    ...(next.includes && { includes: next.includes }),
  };
}

/** Applies typed text to the catalogue: prices and units in all languages, `includes` in its own. */
export const applyTyped = (catalogues: Catalogues, typed: Typed): Catalogues =>
  Object.fromEntries(
    Object.entries(catalogues).map(([language, file]) => [
      language,
      {
        ...file,
        categories: file.categories.map((category) => ({
          ...category,
          services: category.services.map((service) => editService(service, language, typed)),
        })),
      },
    ]),
  );

/** Key of the field at a catalogue path such as `categories.0.services.2.price`; undefined if the table lacks it. */
export function fieldAt(
  catalogues: Catalogues,
  path: FieldPath,
  language: string | null,
): string | undefined {
  const [, category, , service, field] = path;
  const file = (language !== null && catalogues[language]) || Object.values(catalogues)[0];
  const found = file?.categories[Number(category)]?.services[Number(service)];
  if (path[0] !== 'categories' || path[2] !== 'services' || !found) return undefined;
  if (field === 'price' || field === 'unit') return fieldKey(found.name, field);
  if (field === 'includes' && language) return fieldKey(found.name, `includes.${language}`);
  return undefined;
}
