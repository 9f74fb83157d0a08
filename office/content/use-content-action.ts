import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../api/request.ts';
import { contentQuery } from './queries.ts';

/**
 * Sends an action on the content, named as in its URL, and reloads the content. `onSuccess` runs before that, while the
 * component is still there.
 */
export function useContentAction<Schema extends z.ZodType>(
  action: 'discard' | 'publish' | 'undo',
  schema: Schema,
  onSuccess?: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: object) => request(`content/${action}`, schema, { body }),
    onSuccess: () => onSuccess?.(),
    // Also after a failure: an action without a response may have taken effect.
    onSettled: () => client.invalidateQueries({ queryKey: contentQuery.queryKey }),
  });
}
