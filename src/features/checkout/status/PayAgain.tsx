import { useState } from 'react';
import type { OrderSummary } from '#contract/checkout.ts';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import { buttonClasses } from '#src/components/button/button-classes.ts';
import { checkoutPath } from '#src/routing/checkout-path.ts';
import { faultsIn } from '../details.ts';
import { Draft } from '../draft.ts';
import { usePayment } from '../use-payment.ts';
import type { PaymentStatusProps, StatusLabels } from './payment-status-props.ts';
import { unitPaiseOf } from './receipt-lines.ts';

interface PayAgainProps {
  order: OrderSummary;
  reference: string;
  language: string;
  label: StatusLabels['payAgain'];
  retry: PaymentStatusProps['retry'];
}

/**
 * Pays once more for what failed. Where this tab knows the payer, a press leads straight to the provider's
 * page. Otherwise it leads to the form of the checkout, and so it does where the form has something to ask
 * or to change: the service was booked before, or the server has refused.
 */
export function PayAgain({ order, reference, language, label, retry }: PayAgainProps) {
  const { serviceName, quantity, counts, amountPaise } = order;
  const [draft] = useState(() => new Draft());
  const [trouble, setTrouble] = useState('');
  const [isRefused, setRefused] = useState(false);
  const href = localPath(language, checkoutPath(serviceName, unitPaiseOf(order), quantity, counts));
  const { isSubmitting, pay } = usePayment({
    draft,
    language,
    labels: retry,
    onBooking: () => location.assign(href),
    onFailure(message, kind) {
      setTrouble(message);
      setRefused(kind === 'refused');
    },
  });
  const isKnown = draft.isOf(reference) && faultsIn(draft.details).length === 0;

  return (
    <>
      <a
        aria-disabled={isSubmitting || undefined}
        className={buttonClasses('primary')}
        href={href}
        onClick={(event) => {
          const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
          if (!isKnown || isRefused || opensTab) return;
          event.preventDefault();
          setTrouble('');
          pay(draft.details, { serviceName, quantity, counts, totalPaise: amountPaise }, false);
        }}
      >
        {isSubmitting ? retry.submitting : fill(label, { price: formatPaise(amountPaise) })}
      </a>
      <p data-trouble role="alert">
        {trouble}
      </p>
    </>
  );
}
