import { useLayoutEffect, useRef } from 'react';
import type { OrderSummary } from '#contract/checkout.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import { buttonClasses } from '#src/components/button/button-classes.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { TestModeBanner } from '../TestModeBanner.tsx';
import { chatTextOf } from './chat-text.ts';
import styles from './PaymentStatus.module.css';
import type { PaymentStatusProps, StatusLabels } from './payment-status-props.ts';
import { Receipt } from './Receipt.tsx';
import { Reference } from './Reference.tsx';
import { Stamp } from './Stamp.tsx';
import type { StatusState } from './status-result.ts';
import { usePaymentStatus } from './use-payment-status.ts';
import { VerdictAction } from './VerdictAction.tsx';

const titles = {
  PENDING: 'pendingTitle',
  SUCCESS: 'successTitle',
  FAILURE: 'failureTitle',
  ERROR: 'errorTitle',
} as const satisfies Record<StatusState, keyof StatusLabels>;

/** Whether all the money goes back, so that no work follows. */
const isGivenBack = (order: OrderSummary | undefined) =>
  order !== undefined && order.refundedPaise >= order.amountPaise;

/** The result of a payment (docs/product.md, Payment status), printed as a receipt: verdict first. */
export function PaymentStatus(props: PaymentStatusProps) {
  const { language, labels, testMode, phone, seller, retry, links } = props;
  const { reference, result, details, checkAgain } = usePaymentStatus(labels, language);
  const { state, message, isOpen, order } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const lastState = useRef(state);

  useLayoutEffect(() => {
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
      {/* Drawn anew for each state, so that nothing that was there moves. */}
      <div key={`${state} ${order !== undefined}`}>
        {(reference || isPending) && <Reference labels={labels} reference={reference} />}
        <Receipt gstin={details.gstin} labels={labels} order={order} />
        <section className={styles.next} hidden={state !== 'SUCCESS' || isGivenBack(order)}>
          <h3>{labels.next.title}</h3>
          <p>{labels.next.text}</p>
        </section>
        <p className={styles.waiting} hidden={!isPending && !isUnknown}>
          {isUnknown ? labels.errorWaiting : labels.waiting}
        </p>
        <div className={styles.actions}>
          <VerdictAction {...{ result, reference, language, labels, seller, retry, details }} />
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
