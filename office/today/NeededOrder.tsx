import { Link } from 'react-router';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import type { OrderRow } from '#contract/office/orders.ts';
import type { Role } from '#contract/office/session.ts';
import { textIn } from '#contract/office/texts.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import { orderProblemText } from '../api/problem-text.ts';
import { ContactButtons } from '../orders/ContactButtons.tsx';
import { useOrderAction } from '../orders/use-order-action.ts';
import { useAnnounce } from '../shell/Announcer.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import buttons from '../ui/Buttons.module.css';
import { formatMoment } from '../words/format.ts';
import { useWords } from '../words/WordsProvider.tsx';
import styles from './NeededOrder.module.css';
import { isCallDue, mayNeedRefund, needsOf } from './needs.ts';

/** An order that needs attention: what happened, what to do, and the buttons for it. */
export function NeededOrder({ order, role }: { order: OrderRow; role: Role }) {
  const words = useWords();
  const { actions, order: labels, today } = words.office;
  const announce = useAnnounce();
  const called = useOrderAction(order.id, 'called');
  const { id, name, service, amountPaise, paidAtMs, createdAtMs, flags } = order;
  const title = name ?? labels.nameErased;
  const time = formatMoment(paidAtMs ?? createdAtMs, words.locale);
  const isFlagged = flags.length > 0;

  return (
    <li className={`${styles.card} ${isFlagged ? styles.flagged : ''}`}>
      <h3>
        <Link to={`/orders/${id}`}>
          {title} <span className={styles.amount}>{formatPaise(amountPaise)}</span>
        </Link>
      </h3>
      <p className={styles.service}>
        {textIn(service, words.language)} · {fill(today.since, { time })}
      </p>
      {needsOf(order, words).map(({ key, title: what, text }) => (
        <p key={key}>
          <strong>{what}</strong> {text}
        </p>
      ))}
      {isFlagged && role !== 'owner' && mayNeedRefund(order) && <p>{labels.ownerRefunds}</p>}
      <div className={`${buttons.buttons} ${styles.buttons}`}>
        <ContactButtons isCallDue={isCallDue(order)} payer={order} />
        {isCallDue(order) && (
          <ActionButton
            className={buttonClasses('secondary')}
            isDisabled={called.isPending}
            onClick={() =>
              called.mutate({ note: '' }, { onSuccess: () => announce(actions.calledDone) })
            }
          >
            {called.isPending ? actions.saving : actions.called}
          </ActionButton>
        )}
        {isFlagged && role === 'owner' && mayNeedRefund(order) && (
          <Link className={buttonClasses('secondary')} to={`/orders/${id}#refund`}>
            {actions.refund}
          </Link>
        )}
        {isFlagged && (
          <Link className={buttonClasses('secondary')} to={`/orders/${id}#resolve`}>
            {actions.resolve}
          </Link>
        )}
      </div>
      <p className={field.error} role="alert">
        {called.error && orderProblemText(called.error, words)}
      </p>
    </li>
  );
}
