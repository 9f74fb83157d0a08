import { type Find, findSchema, longestQuery } from '#contract/office/orders.ts';

/** What to find, as the page's address has it. */
export type FindFilters = Omit<Find, 'after'>;

const { q, state, from, to, flagged } = findSchema.shape;

/** Reads the address. A value that is not valid is left out, so that any address opens. */
export function readFilters(address: URLSearchParams): FindFilters {
  const read = <Value>(
    name: string,
    { safeParse }: { safeParse: (value: unknown) => { data?: Value | undefined } },
  ) => safeParse(address.get(name) || undefined).data;
  const query = address.get('q')?.trim().slice(0, longestQuery) || undefined;
  return withoutEmpty({
    q: q.safeParse(query).data,
    state: read('state', state),
    from: read('from', from),
    to: read('to', to),
    flagged: read('flagged', flagged),
  });
}

/** The filters that are set. */
export const withoutEmpty = (filters: Record<string, string | undefined>): FindFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as FindFilters;

/** Whether the days contradict each other. */
export const areDaysWrong = ({ from: first, to: last }: FindFilters): boolean =>
  first !== undefined && last !== undefined && first > last;
