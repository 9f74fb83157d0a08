import { memo } from 'react';
import type { CheckoutLabels, CheckoutProps, PayerHelp } from './checkout-props.ts';
import styles from './PaymentForm.module.css';

interface FormNotesProps {
  labels: CheckoutLabels;
  paths: CheckoutProps['paths'];
  help: PayerHelp;
}

/**
 * Below the button: how the money comes back, who answers, and what is done with the details. Nothing of
 * it changes, so no press draws it anew.
 */
export const FormNotes = memo(function FormNotes({ labels, paths, help }: FormNotesProps) {
  return (
    <div className={styles.notes}>
      <p>{labels.provider}</p>
      <p>
        {labels.refund} <a href={paths.refund}>{labels.refundLink}</a>
      </p>
      <p>
        {help.hours}: <a href={help.call.href}>{help.call.label}</a>
      </p>
      <section className={styles.privacy}>
        <h2 className={styles.privacyTitle}>{labels.privacyTitle}</h2>
        <p>
          {labels.privacy} <a href={paths.privacy}>{labels.privacyLink}</a>
        </p>
      </section>
    </div>
  );
});
