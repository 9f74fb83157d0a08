import type { Selectable } from 'kysely';
import { refundRulesOf } from '#contract/refund-states.ts';
import type { RefundsTable } from './refunds-table.ts';

/** A refund as it is stored. */
export type Refund = Selectable<RefundsTable>;

/** What the refunds of an order give back in sum, in paise; those that failed give nothing. */
export const refundedPaise = (refunds: Refund[]): number =>
  refunds
    .filter(({ state }) => refundRulesOf(state).counts)
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
