import { useEffect, useMemo, useReducer, useRef } from 'react';
import { countNames } from '#contract/counts.ts';
import styles from './Checkout.module.css';
import type { CheckoutProps } from './checkout-props.ts';
import { checkoutReducer, initialState, orderOf } from './checkout-state.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { focusField, PaymentForm } from './PaymentForm.tsx';
import { readSelection } from './selection.ts';
import { TestModeBanner } from './TestModeBanner.tsx';
import { Toaster } from './Toaster.tsx';

/** Time to read the message of an invalid address before the prices open, in ms. */
const readingMs = 3000;

/** Keeps quantity and counts in the address, so that they survive a reload and going back. */
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
  const order = orderOf(state, gstPercent);
  const { selection, typed, phase } = state;
  const isInvalid = selection.kind === 'invalid';
  const quantityField = useRef<HTMLInputElement>(null);
  const sideField = useRef<HTMLInputElement>(null);

  useEffect(
    () => dispatch({ type: 'select', selection: readSelection(location.search, services) }),
    [services],
  );

  useEffect(() => {
    if (!isInvalid) return;
    // Back from the prices must not lead here again.
    const timer = setTimeout(() => location.replace(paths.pricing), readingMs);
    return () => clearTimeout(timer);
  }, [isInvalid, paths]);

  const { quantity } = order;
  useEffect(() => {
    if (typed && quantity !== undefined) keepInAddress({ quantity, ...typed.counts });
  }, [typed, quantity]);

  const toast = useMemo(() => {
    if (isInvalid) return { title: labels.invalidTitle, text: labels.invalidText };
    if (phase.name === 'failed') return { title: labels.failedTitle, text: phase.message };
    return undefined;
  }, [isInvalid, phase, labels]);

  function showInvalidQuantity() {
    if (order.isSizeInvalid) dispatch({ type: 'showSizeError' });
    const field = (order.isSizeInvalid ? sideField : quantityField).current;
    if (field) focusField(field);
  }

  return (
    <div className={styles.checkout}>
      <TestModeBanner label={testMode} />
      {isInvalid ? (
        <section data-invalid="">
          <h2>{labels.invalidTitle}</h2>
          <p>{labels.invalidText}</p>
          <p>
            <a href={paths.pricing}>{labels.toPricing}</a>
          </p>
        </section>
      ) : (
        <div className={styles.columns}>
          <OrderSummary
            {...props}
            dispatch={dispatch}
            order={order}
            quantityField={quantityField}
            selection={selection}
            sideField={sideField}
          />
          <PaymentForm
            {...props}
            dispatch={dispatch}
            onInvalidQuantity={showInvalidQuantity}
            purchase={order.purchase}
            state={state}
          />
        </div>
      )}
      <Toaster dismissLabel={labels.dismiss} toast={toast} />
    </div>
  );
}
