import type { OrderState } from '#contract/order-states.ts';
import { useWords } from '../words/WordsProvider.tsx';
import styles from './StateStamp.module.css';

/** How a state is stamped: arrived, waiting, or ended without money. */
const stamps: Record<OrderState, 'done' | 'waiting' | 'ended'> = {
  created: 'waiting',
  awaiting_payment: 'waiting',
  superseded: 'waiting',
  failed: 'ended',
  expired: 'ended',
  amount_differs: 'waiting',
  paid: 'done',
};

/** The state of an order as a stamp with its words. */
export function StateStamp({ state }: { state: string }) {
  const { states } = useWords().office;
  const known = state as OrderState;
  return <span className={`${styles.stamp} ${styles[stamps[known]]}`}>{states[known]}</span>;
}
