import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type LeadsPeriod, leadsSchema } from '#contract/office/leads.ts';
import {
  type Find,
  foundSchema,
  orderSchema,
  refundPlanSchema,
  sheetSchema,
  todaySchema,
} from '#contract/office/orders.ts';
import { passkeysSchema } from '#contract/office/passkeys.ts';
import { devicesSchema, type Me, membersSchema, meSchema } from '#contract/office/session.ts';
import { ApiError, request } from './request.ts';

/** Who is signed in; null if nobody is. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<Me | null> => {
    try {
      return await request('me', meSchema, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'signedOut') return null;
      throw error;
    }
  },
  staleTime: 5 * 60_000,
});

/** What a member of staff sees first. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => request('today', todaySchema, { signal }),
});

/** Everything about one order. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: ({ signal }) => request(`orders/${encodeURIComponent(id)}`, orderSchema, { signal }),
  });

/** An order to announce as paid; apart from its page, whose request ends when the page is left. */
export const paymentQuery = (id: string) =>
  queryOptions({ ...orderQuery(id), queryKey: ['payment', id], staleTime: 0 });

/** Found orders, page by page. */
export const findQuery = (find: Omit<Find, 'after'>) =>
  infiniteQueryOptions({
    queryKey: ['orders', find],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...find, ...(pageParam && { after: pageParam }) });
      return request(`orders?${query}`, foundSchema, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** What the refund policy grants; `delivered` is in rupees, as it is written. */
export const refundPlanQuery = (id: string, delivered: string) =>
  queryOptions({
    queryKey: ['refund-plan', id, delivered],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams(delivered && { delivered });
      const path = `orders/${encodeURIComponent(id)}/refund-plan?${query}`;
      return request(path, refundPlanSchema, { signal });
    },
  });

/** The accounts of a month such as 2026-01. */
export const sheetQuery = (month: string) =>
  queryOptions({
    queryKey: ['sheet', month],
    queryFn: ({ signal }) => request(`sheet?month=${month}`, sheetSchema, { signal }),
  });

/** Taps of a period. */
export const leadsQuery = (period: LeadsPeriod) =>
  queryOptions({
    queryKey: ['leads', period],
    queryFn: ({ signal }) => request(`leads?period=${period}`, leadsSchema, { signal }),
  });

/** Devices that are signed in. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => request('devices', devicesSchema, { signal }),
});

/** Passkeys that sign in. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => request('passkeys', passkeysSchema, { signal }),
});

/** The members, for owners. */
export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: ({ signal }) => request('members', membersSchema, { signal }),
});
