import { indianDateTime } from '#contract/format-time.ts';
import { formatPaise } from '#contract/money.ts';
import type { OfficeOrder } from '#contract/office/orders.ts';
import { textIn } from '#contract/office/texts.ts';
import { FactList } from '../../ui/FactList.tsx';
import { useWordsIn } from '../../words/WordsProvider.tsx';
import { displayPhone } from '../contact-payer.ts';
import styles from './Receipt.module.css';

/** A receipt on white paper, in the payer's language. */
export function Receipt({ order }: { order: OfficeOrder }) {
  const words = useWordsIn(order.language);
  const { brand, language, locale, office, seller } = words;
  const { receipt: labels } = office;
  const { amountPaise, code, id, name, phone, refundedPaise, service, taxPaise } = order;
  const paidAtMs = order.paymentAtMs ?? order.paidAtMs;
  return (
    <article className={styles.paper} lang={locale}>
      <header>
        <p className={styles.brand}>{brand}</p>
        <p className={styles.stamp}>{office.states.paid}</p>
      </header>
      <h2>{labels.title}</h2>
      <FactList
        facts={[
          [labels.from, [seller.legalName, seller.address].join(', ')],
          [labels.gstin, seller.gstin],
          [labels.to, [name, phone && displayPhone(phone)].filter(Boolean).join(', ')],
          [labels.payerGstin, order.payerGstin],
          [labels.for, textIn(service, language)],
          [labels.price, taxPaise > 0 && formatPaise(amountPaise - taxPaise)],
          [labels.tax, taxPaise > 0 && formatPaise(taxPaise)],
          [labels.total, <b key="total">{formatPaise(amountPaise)}</b>],
          [labels.refunded, refundedPaise > 0 && formatPaise(refundedPaise)],
          [labels.paidAt, paidAtMs !== null && indianDateTime(paidAtMs, locale)],
          [labels.code, code],
          [labels.reference, id],
          [labels.utr, order.paymentUtr],
        ]}
      />
      <p>{labels.thanks}</p>
    </article>
  );
}
