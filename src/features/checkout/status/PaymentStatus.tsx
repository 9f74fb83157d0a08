import { useEffect, useRef } from 'react';
import type { OrderSummary } from '#contract/checkout.ts';
import { fill } from '#contract/fill.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { ReceiptDetails } from '../stored-checkout.ts';
import { TestModeBanner } from '../TestModeBanner.tsx';
import { PayAgain } from './PayAgain.tsx';
import styles from './PaymentStatus.module.css';
import { Receipt, Reference } from './Receipt.tsx';
import { chatTextOf, mailLink, receiptLines } from './receipt-text.ts';
import { Stamp } from './Stamp.tsx';
import type { PaymentStatusProps, StatusLabels } from './status-props.ts';
import type { StatusResult, StatusState } from './status-result.ts';
import { usePaymentStatus } from './use-payment-status.ts';

const titles = {
  PENDING: 'pendingTitle',
  SUCCESS: 'successTitle',
  FAILURE: 'failureTitle',
  ERROR: 'errorTitle',
} as const satisfies Record<StatusState, keyof StatusLabels>;

/** A full refund: no work follows. */
const isFullyRefunded = (order: OrderSummary | undefined) =>
  order !== undefined && order.refundedPaise >= order.amountPaise;

interface ResultActionProps extends PaymentStatusProps {
  result: StatusResult;
  reference: string | undefined;
  details: ReceiptDetails;
}

/** The main action of a result: pay again after a failure, or keep the receipt. */
function ResultAction(props: ResultActionProps) {
  const { result, reference, details, language, labels, retry, seller } = props;
  const { state, order } = result;
  if (!order || !reference) return null;
  if (state === 'FAILURE' && order.mayPayAgain) {
    return <PayAgain label={labels.payAgain} {...{ language, order, reference, retry }} />;
  }
  if (state !== 'SUCCESS') return null;
  const mail = mailLink({
    to: details.email,
    subject: fill(labels.mailSubject, { id: reference }),
    lines: receiptLines({ ...order, gstin: details.gstin }, labels, document.documentElement.lang),
    notes: [fill(labels.reference, { id: reference }), '', ...seller],
  });
  return (
    <>
      <a className={buttonClasses('primary')} href={mail}>
        {labels.mail}
      </a>
      <button className={buttonClasses('secondary')} onClick={() => print()} type="button">
        {labels.print}
      </button>
    </>
  );
}

/** The result of a payment (docs/product.md, Payment status), printed as a receipt: verdict first. */
export function PaymentStatus(props: PaymentStatusProps) {
  const { language, labels, testMode, phone, links } = props;
  const { reference, result, details, checkAgain } = usePaymentStatus(labels, language);
  const { state, message, isOpen, order } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const lastState = useRef(state);

  useEffect(() => {
    if (lastState.current !== state) heading.current?.focus();
    lastState.current = state;
  }, [state]);

  const isPending = state === 'PENDING';
  const isUnknown = state === 'ERROR' && isOpen;
  return (
    <div className={styles.receipt} data-state={state}>
      <TestModeBanner label={testMode} />
      <div aria-live="polite" className={styles.result}>
        <Stamp state={state} />
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {labels[titles[state]]}
        </h2>
        <p>{message}</p>
      </div>
      {/* Remounted for each state, so that no layout shift is counted. */}
      <div key={`${state} ${order !== undefined}`}>
        {(reference || isPending) && <Reference labels={labels} reference={reference} />}
        <Receipt gstin={details.gstin} labels={labels} order={order} />
        <section className={styles.next} hidden={state !== 'SUCCESS' || isFullyRefunded(order)}>
          <h3>{labels.next.title}</h3>
          <p>{labels.next.text}</p>
        </section>
        <p className={styles.waiting} hidden={!isPending && !isUnknown}>
          {isUnknown ? labels.errorWaiting : labels.waiting}
        </p>
        <div className={styles.actions}>
          <ResultAction {...props} details={details} reference={reference} result={result} />
          <button
            className={buttonClasses('primary')}
            hidden={isPending || !isOpen}
            onClick={checkAgain}
            type="button"
          >
            {labels.checkAgain}
          </button>
          <a
            className={buttonClasses('chat')}
            href={whatsappLink(phone, chatTextOf(reference, order, labels))}
          >
            <Icon name="whatsapp" />
            {labels.chat}
          </a>
          {links.map(({ href, label }) => (
            <a className={buttonClasses('secondary')} href={href} key={href}>
              {label}
            </a>
          ))}
        </div>
      </div>
    </div>
  );
}
