import { queryOptions } from '@tanstack/react-query';
import {
  addressesSchema,
  contentSchema,
  documentSchema,
  launchListSchema,
} from '#contract/office/content.ts';
import { request } from '../api/request.ts';

/** Documents, drafts and publications. */
export const contentQuery = queryOptions({
  queryKey: ['content'],
  queryFn: ({ signal }) => request('content', contentSchema, { signal }),
});

/** A document with its values. Not cached, because a form must start from the current ones. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['content', 'document', id],
    queryFn: ({ signal }) =>
      request(`content/document?${new URLSearchParams({ id })}`, documentSchema, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Addresses of the pages that show a document. */
export const addressesQuery = (id: string) =>
  queryOptions({
    queryKey: ['content', 'addresses', id],
    queryFn: ({ signal }) =>
      request(`content/addresses?${new URLSearchParams({ id })}`, addressesSchema, { signal }),
  });

/** Samples to replace and questions to answer before going live. */
export const launchQuery = queryOptions({
  queryKey: ['content', 'launch'],
  queryFn: ({ signal }) => request('content/launch', launchListSchema, { signal }),
});
