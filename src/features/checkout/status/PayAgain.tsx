import { useEffect, useReducer, useState } from 'react';
import type { OrderSummary } from '#contract/checkout.ts';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { idle, paymentReducer } from '../checkout-state.ts';
import { validateDetails } from '../details.ts';
import { Draft } from '../stored-checkout.ts';
import { usePayment } from '../use-payment.ts';
import { unitPaiseOf } from './receipt-text.ts';
import type { PaymentStatusProps, StatusLabels } from './status-props.ts';

interface PayAgainProps {
  order: OrderSummary;
  reference: string;
  language: string;
  label: StatusLabels['payAgain'];
  retry: PaymentStatusProps['retry'];
}

/**
 * Pays again for what failed. Where this tab knows the payer, a press leads straight to the provider's page.
 * Otherwise it leads to the checkout, as it does where the form has a question or something to change: the
 * service was booked before, or the server has refused.
 */
export function PayAgain({ order, reference, language, label, retry }: PayAgainProps) {
  const { serviceName, quantity, counts, amountPaise } = order;
  const [draft] = useState(() => new Draft());
  const [phase, dispatch] = useReducer(paymentReducer, idle);
  const href = localPath(language, checkoutPath(serviceName, unitPaiseOf(order), quantity, counts));
  const pay = usePayment({ draft, language, labels: retry, dispatch });
  useEffect(() => {
    // The checkout asks whether to book again.
    if (phase.name === 'confirmRepeat') location.assign(href);
  }, [phase, href]);
  const isKnown = draft.belongsTo(reference) && validateDetails(draft.details).length === 0;
  const isRefused = phase.name === 'failed' && phase.isRefused;
  const isSubmitting = phase.name === 'submitting';

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
          pay(draft.details, { serviceName, quantity, counts, totalPaise: amountPaise });
        }}
      >
        {isSubmitting ? retry.submitting : fill(label, { price: formatPaise(amountPaise) })}
      </a>
      <p data-trouble role="alert">
        {phase.name === 'failed' && phase.message}
      </p>
    </>
  );
}
