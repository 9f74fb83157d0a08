import { useCallback, useEffect, useRef, useState } from 'react';
import styles from './Checkout.module.css';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { focusField } from './focus-field.ts';
import { InvalidAccess } from './InvalidAccess.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import type { Sides } from './read-quantity.ts';
import { readSelection, type Selection } from './selection.ts';
import { TestModeBanner } from './TestModeBanner.tsx';
import { Toaster } from './Toaster.tsx';
import { useQuantity } from './use-quantity.ts';
import { useToast } from './use-toast.ts';

/** The checkout (docs/product.md, Checkout): order, details, and on to the provider's page. */
export function Checkout(props: CheckoutProps) {
  const { language, services, labels, tax, counts, gstPercent, testMode, paths, help } = props;
  const [selection, setSelection] = useState<Selection>({ kind: 'unread' });
  const choice = useQuantity(selection, gstPercent);
  const [askedSides, setAskedSides] = useState<Sides>();
  const quantityField = useRef<HTMLInputElement>(null);
  const sideField = useRef<HTMLInputElement>(null);
  const { toast, show, close } = useToast();
  useEffect(() => setSelection(readSelection(location.search, services)), [services]);
  const showInvalid = useCallback(
    () => show(labels.invalidTitle, labels.invalidText),
    [show, labels],
  );

  function leadToQuantity() {
    if (choice.isSizeWrong) setAskedSides(choice.sides);
    const field = (choice.isSizeWrong ? sideField : quantityField).current;
    if (field) focusField(field);
  }

  return (
    <div className={styles.checkout}>
      <TestModeBanner label={testMode} />
      {selection.kind === 'invalid' ? (
        <InvalidAccess pricingPath={paths.pricing} showInvalid={showInvalid} labels={labels} />
      ) : (
        <div className={styles.columns}>
          <CheckoutSummary
            counts={counts}
            gstPercent={gstPercent}
            labels={labels}
            choice={choice}
            isSizeAsked={askedSides === choice.sides}
            quantityField={quantityField}
            selection={selection}
            sideField={sideField}
            tax={tax}
          />
          <PaymentForm
            help={help}
            language={language}
            paths={paths}
            isChosen={selection.kind === 'chosen'}
            onWrongQuantity={leadToQuantity}
            purchase={choice.purchase}
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
