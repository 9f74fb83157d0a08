import { useCallback, useEffect, useRef, useState } from 'react';
import { TestModeBanner } from '../test-mode/TestModeBanner.tsx';
import { Toaster } from '../toast/Toaster.tsx';
import { useToast } from '../toast/use-toast.ts';
import styles from './Checkout.module.css';
import type { CheckoutProps } from './checkout-props.ts';
import { focusField } from './focus-field.ts';
import { InvalidAccess } from './InvalidAccess.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { readSelection, type Selection } from './selection.ts';
import { useQuantity } from './use-quantity.ts';

/** The checkout (docs/product.md, Checkout): order, details, and on to the provider's page. */
export function Checkout(props: CheckoutProps) {
  const { language, services, labels, tax, gstPercent, testMode, rules, paths, help } = props;
  const [selection, setSelection] = useState<Selection>({ kind: 'unread' });
  const { text, purchase, setText } = useQuantity(selection, gstPercent);
  const quantityField = useRef<HTMLInputElement>(null);
  const { toast, show, close } = useToast();
  useEffect(() => setSelection(readSelection(location.search, services)), [services]);
  const showInvalid = useCallback(
    () => show(labels.invalidTitle, labels.invalidText),
    [show, labels],
  );

  return (
    <div className={styles.checkout}>
      <TestModeBanner label={testMode} />
      {selection.kind === 'invalid' ? (
        <InvalidAccess pricingPath={paths.pricing} showInvalid={showInvalid} labels={labels} />
      ) : (
        <div className={styles.columns}>
          <OrderSummary
            gstPercent={gstPercent}
            labels={labels}
            onQuantity={setText}
            purchase={purchase}
            quantityField={quantityField}
            quantityText={text}
            selection={selection}
            tax={tax}
          />
          <PaymentForm
            help={help}
            language={language}
            paths={paths}
            rules={rules}
            isChosen={selection.kind === 'chosen'}
            onWrongQuantity={() => quantityField.current && focusField(quantityField.current)}
            purchase={purchase}
            takesGstin={gstPercent > 0}
            taxNote={gstPercent === 0 ? tax.none : undefined}
            showFailure={(message) => show(labels.failedTitle, message)}
            labels={labels}
          />
        </div>
      )}
      <Toaster onClose={close} toast={toast} labels={labels} />
    </div>
  );
}
