import { queryOptions } from '@tanstack/react-query';
import { contentSchema, documentSchema, launchListSchema } from '#contract/office/content.ts';
import { request } from '../api/request.ts';

/** Documents, drafts and publications. */
export const contentQuery = queryOptions({
  queryKey: ['content'],
  queryFn: ({ signal }) => request('content', contentSchema, { signal }),
});

/** A document with its words, as it is now: a form is never filled from memory. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['content', 'document', id],
    queryFn: ({ signal }) =>
      request(`content/document?${new URLSearchParams({ id })}`, documentSchema, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** What must be replaced or answered before going live. */
export const launchQuery = queryOptions({
  queryKey: ['content', 'launch'],
  queryFn: ({ signal }) => request('content/launch', launchListSchema, { signal }),
});
