import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import type { Change, OfficeOrder } from '#contract/office/orders.ts';
import { textIn } from '#contract/office/texts.ts';
import { invalidateLists } from '../api/cache.ts';
import { meQuery, orderQuery, paymentQuery } from '../api/queries.ts';
import { useAnnounce } from '../shell/Announcer.tsx';
import { useWords } from '../words/WordsProvider.tsx';
import { type LiveEvent, type LiveState, listenToChanges, liveReducer } from './event-stream.ts';
import { playPaymentSound } from './sound.ts';

/** Changes within this time are shown together, in ms: many may come at once. */
const gatherMs = 300;

/** Keeps the pages current, and announces payments. Returns whether changes arrive. */
export function useLive(isSoundOn: boolean): LiveState {
  const client = useQueryClient();
  const { language, office } = useWords();
  const announce = useAnnounce();
  const [state, dispatch] = useReducer(liveReducer, 'connecting');

  const announcePayment = useEffectEvent(({ id, name, amountPaise, service }: OfficeOrder) => {
    const text = fill(office.shell.paymentCame, {
      price: formatPaise(amountPaise),
      name: name ?? office.order.nameErased,
      service: textIn(service, language),
    });
    announce(text, { to: `/orders/${id}`, label: office.actions.open });
    if (isSoundOn) playPaymentSound();
  });

  useEffect(() => {
    const changedIds = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showChanges = () => {
      timer = undefined;
      for (const id of changedIds) {
        client.invalidateQueries({ queryKey: orderQuery(id).queryKey });
      }
      changedIds.clear();
      invalidateLists(client);
    };
    const onChange = ({ orderId, isPayment }: Change) => {
      changedIds.add(orderId);
      timer ??= setTimeout(showChanges, gatherMs);
      if (!isPayment) return;
      client
        .query(paymentQuery(orderId))
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
    const stopListening = listenToChanges({ onChange, onState });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [client]);

  return state;
}
