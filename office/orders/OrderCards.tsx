import { Link } from 'react-router';
import { formatPaise } from '#contract/money.ts';
import type { OrderRow } from '#contract/office/orders.ts';
import { textIn } from '#contract/office/texts.ts';
import { formatMoment } from '../words/format.ts';
import { useWords } from '../words/WordsProvider.tsx';
import { displayPhone } from './contact-payer.ts';
import styles from './OrderCards.module.css';
import { StateStamp } from './StateStamp.tsx';

/** Orders as lines of a ledger, each a link. */
export function OrderCards({ orders }: { orders: OrderRow[] }) {
  const { language, locale, office } = useWords();
  return (
    <ul className={styles.cards}>
      {orders.map(({ id, name, phone, service, amountPaise, state, flags, createdAtMs }) => (
        <li className={styles.card} key={id}>
          <Link to={`/orders/${id}`}>
            <strong>{name ?? office.order.nameErased}</strong>
            <b className={styles.amount}>{formatPaise(amountPaise)}</b>
            <span className={styles.service}>{textIn(service, language)}</span>
            <span className={styles.meta}>
              {formatMoment(createdAtMs, locale)}
              {phone && ` · ${displayPhone(phone)}`}
            </span>
            <span className={styles.states}>
              <StateStamp state={state} />
              {flags.length > 0 && <mark>{office.order.flagged}</mark>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
