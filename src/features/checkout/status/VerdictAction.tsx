import { fill } from '#contract/fill.ts';
import { buttonClasses } from '#src/components/button/button-classes.ts';
import type { ReceiptDetails } from '../receipt-details.ts';
import { PayAgain } from './PayAgain.tsx';
import type { PaymentStatusProps, StatusLabels } from './payment-status-props.ts';
import { receiptLines } from './receipt-lines.ts';
import { mailLink } from './receipt-mail.ts';
import type { StatusResult } from './status-result.ts';

interface VerdictActionProps {
  result: StatusResult;
  reference: string | undefined;
  language: string;
  labels: StatusLabels;
  seller: PaymentStatusProps['seller'];
  retry: PaymentStatusProps['retry'];
  /** Of the payer, as far as this tab knows them. */
  details: ReceiptDetails;
}

/** What fits the verdict best: pay once more for what failed, with all that was typed, or keep the receipt. */
export function VerdictAction({
  result,
  reference,
  language,
  labels,
  seller,
  retry,
  details,
}: VerdictActionProps) {
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
