import { useEffect } from 'react';
import styles from './Checkout.module.css';
import type { CheckoutWords } from './checkout-props.ts';

/** Time to read the words before the page changes. */
const readingMs = 3000;

interface InvalidAccessProps {
  words: CheckoutWords;
  pricingPath: string;
  showInvalid: () => void;
}

/** The checkout without a selection: says so and leads to the prices (spec sections 5 and 8). */
export function InvalidAccess({ words, pricingPath, showInvalid }: InvalidAccessProps) {
  useEffect(() => {
    showInvalid();
    // Back from the prices must not lead here again.
    const timer = setTimeout(() => location.replace(pricingPath), readingMs);
    return () => clearTimeout(timer);
  }, [pricingPath, showInvalid]);

  return (
    <section className={styles.slip}>
      <h2 className={styles.heading}>{words.invalidTitle}</h2>
      <p>{words.invalidText}</p>
      <p>
        <a href={pricingPath}>{words.toPricing}</a>
      </p>
    </section>
  );
}
