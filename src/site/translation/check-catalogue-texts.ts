import type { z } from 'zod';
import type { catalogueSchema } from '#contract/catalogue.ts';
import type { ContentMistake } from '#contract/content/content-mistake.ts';
import { defaultContent, defaultLanguage } from '#contract/default-language.ts';
import type { ContentEntry } from '#src/content/read-files.ts';
import { factsOf } from './facts.ts';

/** A catalogue as it is written: the schema puts the key where a word is left out. */
type CatalogueFile = z.input<typeof catalogueSchema>;

const servicesOf = ({ categories }: CatalogueFile) =>
  categories.flatMap(({ services }, category) =>
    services.map((service, index) => ({
      ...service,
      path: ['categories', category, 'services', index, 'label'],
    })),
  );

/** Why a word does not say what the default language says there; undefined where it does. */
function reasonOf(here: string | undefined, there: string): string | undefined {
  if (here === undefined) return `is missing: visitors would read "${there}"`;
  const [found, wanted] = [factsOf(here), factsOf(there)];
  return found === wanted ? undefined : `has ${found}, but ${wanted} in ${defaultContent}`;
}

type Found = { path: PropertyKey[]; reason: string | undefined };

/** The label of every service, by its name. */
function checkLabels(here: CatalogueFile, there: CatalogueFile): Found[] {
  const originals = new Map(servicesOf(there).map(({ name, label = name }) => [name, label]));
  return servicesOf(here).map(({ name, label, path }) => ({
    path,
    reason: reasonOf(label, originals.get(name) ?? name),
  }));
}

/** A word for every unit that is in use, and for no other. */
function checkUnits(here: CatalogueFile, there: CatalogueFile): Found[] {
  const used = new Set(servicesOf(here).flatMap(({ unit }) => unit ?? []));
  const unused = Object.keys(here.units ?? {}).filter((unit) => !used.has(unit));
  return [
    ...[...used].map((unit) => ({
      path: ['units', unit],
      reason: reasonOf(here.units?.[unit], there.units?.[unit] ?? unit),
    })),
    ...unused.map((unit) => ({
      path: ['units', unit],
      reason: 'no service has this unit: correct it, or take it out',
    })),
  ];
}

/**
 * Labels and units that a language has forgotten, or that have another figure than those of the default
 * one: whoever pays would read the English key. The keys themselves are compared in check-catalogues.ts.
 */
export function checkCatalogueTexts(entries: ContentEntry[]): ContentMistake[] {
  const catalogues = entries.filter(({ kind }) => kind === 'catalogue');
  const main = catalogues.find(({ language }) => language === defaultLanguage);
  if (!main) return [];
  const there = main.file.fields as CatalogueFile;
  return catalogues
    .filter((entry) => entry !== main)
    .flatMap(({ file }) => {
      const here = file.fields as CatalogueFile;
      return [...checkLabels(here, there), ...checkUnits(here, there)].flatMap(
        ({ path, reason }) =>
          reason ? [{ file: file.name, line: file.lineOf(path), path, reason }] : [],
      );
    });
}
