import type { Catalogue } from '#contract/catalogue.ts';
import { defaultContent, defaultLanguage } from '#contract/default-language.ts';
import { formatPrice } from '#contract/money.ts';
import type { Site } from './site.ts';

/** Each service of a catalogue with its price, as a reader finds it in the file. */
const rowsOf = ({ categories }: Catalogue): Map<string, string> =>
  new Map(
    categories
      .flatMap(({ services }) => services)
      .map(({ name, amountPaise, unit }) => [
        name,
        amountPaise === undefined ? 'without a price' : formatPrice(amountPaise, unit),
      ]),
  );

/**
 * Throws an Error that names file and service where a language sells something else than the default
 * one: the server knows the default catalogue only, and would refuse the payment.
 */
export function checkCatalogues(sites: Pick<Site, 'language' | 'catalogue'>[]): void {
  const main = sites.find(({ language }) => language === defaultLanguage);
  if (!main) return;
  const sold = rowsOf(main.catalogue);
  for (const { language, catalogue } of sites) {
    const rows = rowsOf(catalogue);
    for (const name of new Set([...sold.keys(), ...rows.keys()])) {
      const [here, there] = [rows.get(name) ?? 'missing', sold.get(name) ?? 'missing'];
      if (here === there) continue;
      throw new Error(
        `content/${language}/catalogue.yaml: "${name}" is ${here}, but ${there} in ` +
          `${defaultContent}. The server takes payments by the names and prices of ` +
          `${defaultContent}: keep both, and translate the names of the categories only.`,
      );
    }
  }
}
