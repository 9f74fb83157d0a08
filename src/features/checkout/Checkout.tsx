import { useEffect, useMemo, useReducer, useRef } from 'react';
import { countNames } from '#contract/counts.ts';
import styles from './Checkout.module.css';
import type { CheckoutProps } from './checkout-props.ts';
import { checkoutReducer, initialState, orderOf } from './checkout-state.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentForm, PaymentNotes } from './PaymentForm.tsx';
import { readSelection } from './selection.ts';
import { TestModeBanner } from './TestModeBanner.tsx';
import { Toaster } from './Toaster.tsx';

/** Time to read that the address is invalid before the prices open, in ms. */
const redirectMs = 3000;

/** Keeps quantity and counts in the address, so that they survive reload and back navigation. */
function keepInAddress(numbers: Record<string, number>): void {
  const url = new URL(location.href);
  for (const name of countNames) url.searchParams.delete(name);
  for (const [name, number] of Object.entries(numbers)) {
    url.searchParams.set(name, String(number));
  }
  history.replaceState(history.state, '', url);
}

/** The checkout (docs/product.md, Checkout): order, details, and on to the provider's page. */
export function Checkout(props: CheckoutProps) {
  const { services, labels, gstPercent, paths, testMode } = props;
  const [state, dispatch] = useReducer(checkoutReducer, initialState);
  const order = useMemo(() => orderOf(state, gstPercent), [state, gstPercent]);
  const invalidField = useRef<HTMLInputElement>(null);
  const { phase, selection, text, sides } = state;
  const isInvalid = selection.kind === 'invalid';

  useEffect(
    () => dispatch({ type: 'select', selection: readSelection(location.search, services) }),
    [services],
  );

  useEffect(() => {
    if (!isInvalid) return;
    // Replaces this page, so that back from the prices does not return to it.
    const timer = setTimeout(() => location.replace(paths.pricing), redirectMs);
    return () => clearTimeout(timer);
  }, [isInvalid, paths]);

  useEffect(() => {
    const { quantity, purchase } = order;
    const isTyped = text !== undefined || sides !== undefined;
    if (isTyped && quantity !== undefined) keepInAddress({ quantity, ...purchase?.counts });
  }, [text, sides, order]);

  const toast = useMemo(
    () =>
      phase.name === 'failed' ? { title: labels.failedTitle, text: phase.message } : undefined,
    [phase, labels],
  );

  const parts = { ...props, state, order, dispatch, invalidField };
  return (
    <div className={styles.checkout}>
      {!isInvalid && <TestModeBanner label={testMode} />}
      {isInvalid ? (
        <section className={styles.invalid} role="alert">
          <h2>{labels.invalidTitle}</h2>
          <p>{labels.invalidText}</p>
          <p>
            <a href={paths.pricing}>{labels.toPricing}</a>
          </p>
        </section>
      ) : (
        <div className={styles.columns}>
          <OrderSummary {...parts} />
          <PaymentForm {...parts} />
          <PaymentNotes {...parts} />
        </div>
      )}
      <Toaster dismissLabel={labels.dismiss} toast={toast} />
    </div>
  );
}
