import { labelOf } from '#contract/catalogue.ts';
import { listOrders } from '#server/orders/list.ts';
import { nameWords } from '#server/orders/name-words.ts';
import { type Match, readTimeKey, type Scope, timeHits } from './match.ts';

/** Fewer letters would match most services. */
const fewestLetters = 3;

/** Services whose key, or label in any language, has a word starting with each search word. */
export function servicesOf(words: string[], catalogues: Scope['catalogues']): string[] {
  if (words.join('').length < fewestLetters) return [];
  const names = catalogues.flatMap(({ categories }) =>
    categories.flatMap(({ services }) => services.map(({ name }) => name)),
  );
  return [...new Set(names)].filter((name) => {
    const texts = [name, ...catalogues.map((catalogue) => labelOf(catalogue, name))];
    return texts.some((text) => {
      const own = nameWords(text);
      return words.every((word) => own.some((one) => one.startsWith(word)));
    });
  });
}

/** Orders of any of the services, the newest first. */
export const ordersOfServices = (services: string[], { db, filter }: Scope): Match => ({
  includes: ({ serviceName }) => services.includes(serviceName),
  page: async (after, limit) => {
    const cursor = readTimeKey(after);
    // One by one, so that each is read in the order of its index.
    const lists = services.map((service) =>
      Array.fromAsync(listOrders(db, { ...filter, service, limit, cursor })),
    );
    const orders = (await Promise.all(lists)).flat();
    orders.sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? 1 : -1));
    return timeHits(orders.slice(0, limit));
  },
});
