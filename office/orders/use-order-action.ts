import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { orderSchema } from '#contract/office/orders.ts';
import { invalidateLists, storeOrder } from '../api/cache.ts';
import { orderQuery } from '../api/queries.ts';
import { ApiError, request } from '../api/request.ts';

/** What staff do with an order: the last part of its address in the API. */
export type OrderAction = 'note' | 'called' | 'resolve' | 'refund' | 'forget';

const actionKey = (id: string) => ['order-action', id];

/** Whether an action on the order is on its way. */
export const useIsActionPending = (id: string): boolean =>
  useIsMutating({ mutationKey: actionKey(id) }) > 0;

/**
 * Sends an action on an order, once: it is never repeated by itself, nor sent while another one is. The order of the
 * response is stored, and that of a stale refusal, too, of which `onStale` is given the revision.
 */
export function useOrderAction(
  id: string,
  action: OrderAction,
  onStale?: (revision: number) => void,
) {
  const client = useQueryClient();
  const { queryKey } = orderQuery(id);
  const mutation = useMutation({
    mutationKey: actionKey(id),
    mutationFn: (body: object) =>
      request(`orders/${encodeURIComponent(id)}/${action}`, orderSchema, { body }),
    // A response on its way may be older than that of the action.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (order) => storeOrder(client, order),
    onError: (error) => {
      if (error instanceof ApiError && error.details.order) {
        storeOrder(client, error.details.order);
        onStale?.(error.details.order.revision);
        return;
      }
      client.invalidateQueries({ queryKey });
      invalidateLists(client);
    },
  });
  const mutate: typeof mutation.mutate = (...sent) => {
    // `isPending` is not rendered yet when a second press follows at once.
    if (client.isMutating({ mutationKey: actionKey(id) }) === 0) mutation.mutate(...sent);
  };
  return { ...mutation, mutate };
}
