import { type ReactNode, useEffect, useRef } from 'react';
import type { OrderSummary } from '#contract/checkout.ts';
import { fill } from '#contract/fill.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import { SellerLines } from '#src/sections/Seller.tsx';
import { type ButtonVariant, buttonClasses } from '#src/ui/button-classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import checkout from '../Checkout.module.css';
import type { StatusProps } from '../checkout-props.ts';
import { TestModeBanner } from '../TestModeBanner.tsx';
import { PayAgain } from './PayAgain.tsx';
import styles from './PaymentStatus.module.css';
import { Reference } from './Reference.tsx';
import {
  chatTextOf,
  describeOrder,
  emptyLines,
  mailLink,
  type ReceiptLine,
  receiptLines,
  receiptText,
  withCode,
} from './receipt-text.ts';
import { isOrderId, type StatusResult, type StatusState } from './status-result.ts';
import { usePaymentStatus } from './use-payment-status.ts';

const titles = {
  PENDING: 'pendingTitle',
  SUCCESS: 'successTitle',
  FAILURE: 'failureTitle',
  ERROR: 'errorTitle',
} as const satisfies Record<StatusState, keyof StatusProps['labels']>;

const dottedRing = <circle r="15" strokeDasharray="0.1 5.13" strokeWidth="3" />;

/** A rubber stamp for each state: dots in a ring, a tick, a struck box, a question mark. */
const stamps: Record<StatusState, ReactNode> = {
  PENDING: (
    <>
      {dottedRing}
      <path d="M-6 0h.01M0 0h.01M6 0h.01" />
    </>
  ),
  SUCCESS: (
    <>
      <circle r="16.5" />
      <circle r="14" />
      <path d="m-5-5 4 4 7-8" />
    </>
  ),
  FAILURE: (
    <>
      <path d="M-13-13h26v26h-26z" strokeWidth="1.6" />
      <path d="m-13-13 26 26M13-13l-26 26" />
    </>
  ),
  ERROR: (
    <>
      {dottedRing}
      <path d="M-3.5-3.5a3.5 3.5 0 1 1 5 3.2C.5.2 0 .8 0 2M0 7h.01" />
    </>
  ),
};

const Stamp = ({ state, word }: { state: StatusState; word: string }) => (
  <svg aria-hidden="true" height="72" viewBox="-18 -18 36 36" width="72">
    {stamps[state]}
    {state === 'SUCCESS' && <text y="9.5">{word}</text>}
  </svg>
);

interface ResultProps extends StatusProps {
  result: StatusResult;
  reference: string | undefined;
  email: string;
  lines: ReceiptLine[];
  /** Whether work follows the payment. */
  hasWork: boolean;
}

const halfWidth = `${buttonClasses('secondary')} ${styles.half}`;

interface ChatButtonProps {
  phone: string;
  text: string;
  label: string;
  variant?: ButtonVariant;
}

function ChatButton({ phone, text, label, variant = 'chat' }: ChatButtonProps) {
  return (
    <a className={buttonClasses(variant)} href={whatsappLink(phone, text)}>
      <Icon name="whatsapp" />
      {label}
    </a>
  );
}

/** The order's reference as it is written to the agency, and the last lines of its receipt. */
function receiptNotes(reference: string, order: OrderSummary, { labels, seller }: StatusProps) {
  const id = withCode(reference, order);
  return { id, notes: [fill(labels.reference, { id }), '', ...seller] };
}

/** What a payer does next: pay again after a failure, or keep the receipt and send the file to print. */
function MainActions(props: ResultProps) {
  const { result, reference, lines, labels, phone, printed, hasWork } = props;
  const { state, order } = result;
  if (!order || !reference) return null;
  if (state === 'FAILURE' && order.mayPayAgain) {
    return <PayAgain {...props} order={order} reference={reference} />;
  }
  if (state !== 'SUCCESS') return null;
  const { id, notes } = receiptNotes(reference, order, props);
  const receipt = [labels.receiptText, '', ...receiptText(lines, notes)].join('\n');
  const file = fill(labels.fileText, { id, order: describeOrder(order, labels) });
  return (
    <>
      <ChatButton label={labels.sendReceipt} phone={phone} text={receipt} variant="primary" />
      {hasWork && printed.includes(order.serviceName) && (
        <ChatButton label={labels.sendFile} phone={phone} text={file} />
      )}
    </>
  );
}

/** Other ways to keep the receipt of a paid order. */
function KeepReceipt(props: ResultProps) {
  const { result, reference, email, lines, labels } = props;
  const { state, order } = result;
  if (!order || !reference || state !== 'SUCCESS') return null;
  const { id, notes } = receiptNotes(reference, order, props);
  const subject = fill(labels.mailSubject, { id });
  return (
    <>
      <a className={halfWidth} href={mailLink({ to: email, subject, lines, notes })}>
        {labels.mail}
      </a>
      <button className={halfWidth} onClick={() => print()} type="button">
        {labels.print}
      </button>
    </>
  );
}

/** The result of a payment (docs/product.md, Payment status), printed as a receipt: verdict first. */
export function PaymentStatus(props: StatusProps) {
  const { callBack, language, labels, testMode, phone, paths } = props;
  const { id, result, details, item, checkAgain } = usePaymentStatus(labels, language);
  const reference = id && isOrderId(id) ? id : undefined;
  const { state, message, isOpen, order } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const lastState = useRef(state);

  useEffect(() => {
    if (lastState.current !== state) heading.current?.focus();
    lastState.current = state;
  }, [state]);

  const isPending = state === 'PENDING';
  const lines = item
    ? receiptLines({ ...item, ...details }, labels, document.documentElement.lang)
    : emptyLines(labels);
  const isUnknown = state === 'ERROR' && isOpen;
  // After a full refund no work follows.
  const hasWork =
    state === 'SUCCESS' && (order === undefined || order.refundedPaise < order.amountPaise);
  const chatText = chatTextOf(reference, order, labels);
  const own = { ...props, lines, reference, result, hasWork, email: details.email };
  return (
    <div
      className={`${checkout.slip} ${styles.receipt}`}
      data-early={result.isEarly}
      data-state={state}
    >
      <TestModeBanner label={testMode} />
      <div aria-live="polite" className={styles.result}>
        <Stamp state={state} word={labels.stamp} />
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {labels[titles[state]]}
        </h2>
        <p>{message}</p>
      </div>
      {/* Remounted for each state, so that no layout shift is counted. */}
      <div key={`${state} ${order !== undefined}`}>
        {!isPending && (
          <div className={styles.actions} data-keep-clear>
            <MainActions {...own} />
            <button
              className={buttonClasses('primary')}
              hidden={!isOpen}
              onClick={checkAgain}
              type="button"
            >
              {labels.checkAgain}
            </button>
          </div>
        )}
        {(reference || isPending) && (
          <Reference code={order?.code} labels={labels} reference={reference} />
        )}
        {(item || isPending) && (
          <dl className={styles.lines}>
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <section className={styles.next} hidden={!hasWork}>
          <h3>{labels.next.title}</h3>
          <p>
            {labels.next.text} {callBack}
          </p>
        </section>
        <p className={styles.waiting} hidden={!isPending && !isUnknown}>
          {isUnknown ? labels.errorWaiting : labels.waiting}
        </p>
        <div className={styles.actions} data-keep-clear>
          <KeepReceipt {...own} />
          {state !== 'SUCCESS' && <ChatButton label={labels.chat} phone={phone} text={chatText} />}
        </div>
        <p className={styles.links} data-keep-clear>
          {state === 'SUCCESS' && <a href={whatsappLink(phone, chatText)}>{labels.chat}</a>}
          <a href={paths.pricing}>{labels.backToPricing}</a>
          <a href={paths.home}>{labels.backHome}</a>
        </p>
        <div className={styles.seller}>
          <SellerLines lines={props.sellerLines} />
          <p className={styles.scan}>
            {labels.chat}
            <img alt="" height="84" loading="lazy" src="/chat-code.svg" width="84" />
          </p>
        </div>
      </div>
    </div>
  );
}
