import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import type { OfficeRefundPlan } from '#contract/office/orders.ts';
import { formatDay } from '../../words/format.ts';
import type { Words } from '../../words/words.ts';

/** What the refund policy grants, in a sentence. */
export function policySentence(plan: OfficeRefundPlan, { office, locale }: Words): string {
  const { day, fullDays: days, kind } = plan;
  const { refund: labels } = office;
  const price = formatPaise(plan.grantedPaise);
  if (kind === 'nothing') return fill(labels.none, { day, days });
  if (kind === 'credit') return fill(labels.credit, { day, days, price });
  const dayIn = (date: string) => formatDay(Date.parse(`${date}T12:00:00+05:30`), locale);
  const { creditedFrom, creditedBy } = plan;
  return fill(labels.money, { day, days, price, from: dayIn(creditedFrom), to: dayIn(creditedBy) });
}
