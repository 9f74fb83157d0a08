import { useEffect, useState } from 'react';
import type { OrderSummary } from '#contract/checkout.ts';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import fields from '#src/ui/Field.module.css';
import type { StatusProps } from '../checkout-props.ts';
import { validateDetails } from '../details.ts';
import { Draft } from '../stored-checkout.ts';
import { idle, type PaymentPhase, usePayment } from '../use-payment.ts';
import { unitPaiseOf } from './receipt-text.ts';

interface PayAgainProps extends StatusProps {
  order: OrderSummary;
  reference: string;
}

/**
 * Pays again for a failed order. If this tab knows the payer, a press opens the provider's page. Otherwise it
 * opens the checkout, which also confirms a repeated booking and takes corrections after a refusal.
 */
export function PayAgain({ order, reference, language, labels, retry }: PayAgainProps) {
  const { serviceName, quantity, counts, amountPaise } = order;
  const [draft] = useState(() => new Draft());
  const [phase, setPhase] = useState<PaymentPhase>(idle);
  const href = localPath(language, checkoutPath(serviceName, unitPaiseOf(order), quantity, counts));
  const pay = usePayment({ draft, language, labels: retry, setPhase });
  useEffect(() => {
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
          pay(draft.details, order);
        }}
      >
        {isSubmitting
          ? retry.submitting
          : fill(labels.payAgain, { price: formatPaise(amountPaise) })}
      </a>
      <p className={fields.error} role="alert">
        {phase.name === 'failed' && phase.message}
      </p>
    </>
  );
}
