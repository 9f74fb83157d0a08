import { isDeepStrictEqual } from 'node:util';
import { type Catalogue, findService, type PricedService } from '#contract/catalogue.ts';
import type { ContentMistake } from '#contract/content/content-mistake.ts';
import { defaultContent } from '#contract/default-language.ts';
import { formatPrice } from '#contract/money.ts';
import { factsOf } from './translation/facts.ts';

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

/** What else is the same in every language: for what a service is bought, and the figures of what its price buys. */
function checkServices({ categories }: Catalogue, main: Catalogue): ContentMistake[] {
  const factsOfService = ({ formats = [], includes }: PricedService) =>
    `formats ${formats.toSorted().join(', ')}; includes ${includes === undefined ? 'nothing' : factsOf(includes)}`;
  return categories
    .flatMap(({ services }) => services)
    .flatMap((service) => {
      const sold = findService(main, service.name);
      const [here, there] = [factsOfService(service), factsOfService(sold ?? service)];
      const reason = `"${service.name}" has ${here}, but ${there} in ${defaultContent}`;
      return here === there ? [] : [{ file: 'catalogue.yaml', path: [], reason }];
    });
}

/** The payer would be offered quantities that the server refuses. */
function checkLimits({ categories }: Catalogue, main: Catalogue): ContentMistake[] {
  const isOther = categories
    .flatMap(({ services }) => services)
    .some(({ name, limits }) => {
      const sold = findService(main, name);
      return sold !== undefined && !isDeepStrictEqual(limits, sold.limits);
    });
  const reason = `must be as in ${defaultContent}, by which the server takes payments`;
  return isOther ? [{ file: 'catalogue.yaml', path: ['quantities', 'limits'], reason }] : [];
}

/**
 * Services that a language sells otherwise than the default one: the server knows the default
 * catalogue only, and would refuse the payment.
 */
export function checkCatalogue(catalogue: Catalogue, main: Catalogue): ContentMistake[] {
  const [rows, sold] = [rowsOf(catalogue), rowsOf(main)];
  const others = [...new Set([...sold.keys(), ...rows.keys()])].flatMap((name) => {
    const [here, there] = [rows.get(name) ?? 'missing', sold.get(name) ?? 'missing'];
    if (here === there) return [];
    const reason =
      `"${name}" is ${here}, but ${there} in ${defaultContent}. The server takes payments by the ` +
      `names and prices of ${defaultContent}: keep both; what visitors read stands in label and units`;
    return [{ file: 'catalogue.yaml', path: [], reason }];
  });
  return [...others, ...checkServices(catalogue, main), ...checkLimits(catalogue, main)];
}
