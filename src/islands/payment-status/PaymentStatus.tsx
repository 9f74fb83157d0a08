import { useEffect, useRef } from 'react';
import { fill } from '#contract/fill.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import { buttonClasses } from '#src/components/button/button-classes.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import type { Link } from '#src/content/links.ts';
import { keepQueryInLanguageLinks } from '../keep-query.ts';
import { TestModeBanner } from '../test-mode/TestModeBanner.tsx';
import styles from './PaymentStatus.module.css';
import { Reference } from './Reference.tsx';
import { Stamp } from './Stamp.tsx';
import type { StatusState } from './status-result.ts';
import { usePaymentStatus } from './use-payment-status.ts';

/** The links come ready made, so their labels stay behind. */
type StatusLabels = Omit<PaymentLabels['status'], 'backHome' | 'backToPricing'>;

/** What the page hands to the island. */
export interface PaymentStatusProps {
  /** Of the page, by its folder below content/. */
  language: string;
  labels: StatusLabels;
  testMode: string;
  /** The agency's number on WhatsApp. */
  phone: string;
  /** Ways on: to the prices and to the home page. */
  links: Pick<Link, 'href' | 'label'>[];
}

const titles: Record<StatusState, keyof StatusLabels> = {
  PENDING: 'pendingTitle',
  SUCCESS: 'successTitle',
  FAILURE: 'failureTitle',
  ERROR: 'errorTitle',
};

/** The result of a payment (docs/product.md, Payment status), printed as a receipt: verdict first. */
export function PaymentStatus({ language, labels, testMode, phone, links }: PaymentStatusProps) {
  const { reference, result, checkAgain } = usePaymentStatus(labels, language);
  const { state, message, isOpen } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const lastState = useRef(state);
  useEffect(keepQueryInLanguageLinks, []);

  useEffect(() => {
    if (lastState.current !== state) heading.current?.focus();
    lastState.current = state;
  }, [state]);

  const isPending = state === 'PENDING';
  const chatText = reference ? fill(labels.chatText, { id: reference }) : labels.chatTextNoId;
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
      <div key={state}>
        {(reference || isPending) && <Reference label={labels.reference} reference={reference} />}
        <p className={styles.waiting} hidden={!isPending}>
          {labels.waiting}
        </p>
        <div className={styles.actions}>
          <button
            className={buttonClasses('primary')}
            hidden={isPending || !isOpen}
            onClick={checkAgain}
            type="button"
          >
            {labels.checkAgain}
          </button>
          <a className={buttonClasses('chat')} href={whatsappLink(phone, chatText)}>
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
