import { fill } from '#contract/fill.ts';
import { indianDateTime } from '#contract/format-time.ts';
import { formatPaise } from '#contract/money.ts';
import type { OfficeOrder } from '#contract/office/orders.ts';
import type { RefundState } from '#contract/refund-states.ts';
import { Fold } from '#src/ui/Fold.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { SectionTitle } from '../../ui/SectionTitle.tsx';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import styles from './OrderFacts.module.css';

/** What was ordered, paid and refunded. */
export function OrderFacts({ order }: { order: OfficeOrder }) {
  const { locale, office, reasons } = useWords();
  const { order: labels, refundStates, timeline } = office;
  const providers: Record<string, string | undefined> = office.providers;
  const modes: Record<string, string | undefined> = office.paymentModes;
  const { amountPaise, taxPaise, refunds } = order;
  /** In words, with the code for the provider's support. */
  const reasonOf = (code: string) => (reasons[code] ? `${reasons[code]} (${code})` : code);
  const time = (timeMs: number | null) => timeMs !== null && indianDateTime(timeMs, locale);

  return (
    <>
      <section aria-labelledby="amounts">
        <SectionTitle id="amounts" title={labels.amounts} />
        <FactList
          facts={[
            [labels.price, taxPaise > 0 && formatPaise(amountPaise - taxPaise)],
            [labels.tax, taxPaise > 0 && formatPaise(taxPaise)],
            [labels.total, formatPaise(amountPaise)],
            [labels.refunded, order.refundedPaise > 0 && formatPaise(order.refundedPaise)],
            [labels.payerGstin, order.payerGstin],
          ]}
        />
      </section>
      {refunds.length > 0 && (
        <section aria-labelledby="refunds">
          <SectionTitle id="refunds" title={labels.refunds} />
          <ul className={styles.refunds}>
            {refunds.map((refund) => (
              <li key={refund.id}>
                <p>
                  <strong>
                    {fill(labels.refundOf, { price: formatPaise(refund.amountPaise) })}
                  </strong>
                  {': '}
                  {refundStates[refund.state as RefundState]}
                </p>
                <p>
                  {refund.reason} {fill(timeline.by, { name: refund.requestedBy })}
                </p>
                <p className={styles.small}>
                  {formatMoment(refund.createdAtMs, locale)} · {refund.id}
                  {refund.failureReason && ` · ${reasonOf(refund.failureReason)}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Fold summary={labels.references}>
        <FactList
          facts={[
            [labels.reference, order.id],
            [labels.provider, providers[order.provider] ?? order.provider],
            [labels.providerOrder, order.providerOrderId],
            [labels.transaction, order.paymentTransactionId],
            [labels.utr, order.paymentUtr],
            [labels.mode, order.paymentMode && (modes[order.paymentMode] ?? order.paymentMode)],
            [labels.paymentTime, time(order.paymentAtMs)],
            [labels.failure, order.failureReason && reasonOf(order.failureReason)],
            [labels.expires, order.paidAtMs === null && time(order.expiresAtMs)],
          ]}
        />
      </Fold>
    </>
  );
}
