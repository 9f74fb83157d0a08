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
  queryFn: async (): Promise<Me | null> => {
    try {
      return await request('me', meSchema);
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
  queryFn: () => request('today', todaySchema),
});

/** Everything about one order. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: () => request(`orders/${encodeURIComponent(id)}`, orderSchema),
  });

/** Found orders, page by page. */
export const findQuery = (find: Omit<Find, 'after'>) =>
  infiniteQueryOptions({
    queryKey: ['orders', find],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({ ...find, ...(pageParam && { after: pageParam }) });
      return request(`orders?${query}`, foundSchema);
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** What the refund policy grants; `delivered` is in rupees, as it is written. */
export const refundPlanQuery = (id: string, delivered: string) =>
  queryOptions({
    queryKey: ['refund-plan', id, delivered],
    queryFn: () => {
      const query = new URLSearchParams(delivered && { delivered });
      const path = `orders/${encodeURIComponent(id)}/refund-plan?${query}`;
      return request(path, refundPlanSchema);
    },
  });

/** The accounts of a month such as 2026-01. */
export const sheetQuery = (month: string) =>
  queryOptions({
    queryKey: ['sheet', month],
    queryFn: () => request(`sheet?month=${month}`, sheetSchema),
  });

/** Taps of a period. */
export const leadsQuery = (period: LeadsPeriod) =>
  queryOptions({
    queryKey: ['leads', period],
    queryFn: () => request(`leads?period=${period}`, leadsSchema),
  });

/** Devices that are signed in. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: () => request('devices', devicesSchema),
});

/** Passkeys that sign in. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => request('passkeys', passkeysSchema),
});

/** The members, for owners. */
export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: () => request('members', membersSchema),
});
