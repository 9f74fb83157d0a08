import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import type { Change, OfficeOrder } from '#contract/office/orders.ts';
import { invalidateLists } from '../api/cache.ts';
import { meQuery, orderQuery } from '../api/queries.ts';
import { useAnnounce } from '../shell/Announcer.tsx';
import { useWords } from '../words/WordsProvider.tsx';
import { listenToChanges } from './event-stream.ts';
import { type LiveEvent, type LiveState, liveReducer } from './live-state.ts';
import { playPaymentSound } from './sound.ts';

/** Keeps the pages current, and announces payments. Returns whether changes arrive. */
export function useLive(isSoundOn: boolean): LiveState {
  const client = useQueryClient();
  const { office } = useWords();
  const announce = useAnnounce();
  const [state, dispatch] = useReducer(liveReducer, 'connecting');

  const announcePayment = useEffectEvent(({ id, name, amountPaise, service }: OfficeOrder) => {
    const text = fill(office.shell.paymentCame, {
      price: formatPaise(amountPaise),
      name: name ?? office.order.nameErased,
      service,
    });
    announce(text, { to: `/orders/${id}`, label: office.actions.open });
    if (isSoundOn) playPaymentSound();
  });

  useEffect(() => {
    const onChange = ({ orderId, isPayment }: Change) => {
      client.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
      invalidateLists(client);
      if (!isPayment) return;
      client
        .fetchQuery({ ...orderQuery(orderId), staleTime: 0 })
        .then(announcePayment)
        .catch(() => {
          // The lists show it once they load.
        });
    };
    let hasFailed = false;
    const onState = (event: LiveEvent) => {
      dispatch(event);
      // What happened meanwhile was missed.
      if (event === 'opened' && hasFailed) client.invalidateQueries();
      // A refusal may mean that the session has ended.
      if (event === 'closed') client.invalidateQueries({ queryKey: meQuery.queryKey });
      hasFailed = event !== 'opened';
    };
    return listenToChanges({ onChange, onState });
  }, [client]);

  return state;
}
