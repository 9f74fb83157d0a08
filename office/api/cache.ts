import type { QueryClient } from '@tanstack/react-query';
import type { OfficeOrder } from '#contract/office/orders.ts';
import type { Me } from '#contract/office/session.ts';
import { meQuery, orderQuery } from './queries.ts';

/** Marks as outdated everything that a change of an order may alter on other pages. */
export function invalidateLists(client: QueryClient): void {
  for (const key of ['today', 'orders', 'sheet', 'refund-plan']) {
    client.invalidateQueries({ queryKey: [key] });
  }
}

/** Stores an order that a response has brought, and marks the lists as outdated. */
export function storeOrder(client: QueryClient, order: OfficeOrder): void {
  client.setQueryData(orderQuery(order.id).queryKey, order);
  invalidateLists(client);
}

/** Stores who is signed in, if anyone, and forgets what the previous member saw. */
export function storeMe(client: QueryClient, me: Me | null): void {
  // A response on its way may be about the session before.
  client.cancelQueries({ queryKey: meQuery.queryKey });
  client.setQueryData(meQuery.queryKey, me);
  client.removeQueries({ predicate: ({ queryKey: [key] }) => key !== 'me' && key !== 'words' });
}
