import { useEffect } from 'react';
import type { CheckoutLabels } from './checkout-props.ts';

/** Time to read the message before the page changes. */
const readingMs = 3000;

interface InvalidAccessProps {
  labels: CheckoutLabels;
  pricingPath: string;
  showInvalid: () => void;
}

/** The checkout without a selection: says so and leads to the prices. */
export function InvalidAccess({ labels, pricingPath, showInvalid }: InvalidAccessProps) {
  useEffect(() => {
    showInvalid();
    // Back from the prices must not lead here again.
    const timer = setTimeout(() => location.replace(pricingPath), readingMs);
    return () => clearTimeout(timer);
  }, [pricingPath, showInvalid]);

  return (
    <section data-invalid="">
      <h2>{labels.invalidTitle}</h2>
      <p>{labels.invalidText}</p>
      <p>
        <a href={pricingPath}>{labels.toPricing}</a>
      </p>
    </section>
  );
}
