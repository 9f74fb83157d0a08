import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { buttonClasses } from '#src/components/button/button-classes.ts';
import { BookingQuestion } from './BookingQuestion.tsx';
import type { CheckoutLabels, CheckoutProps, PayerHelp } from './checkout-props.ts';
import { DetailFields } from './DetailFields.tsx';
import { type DetailName, faultsIn, readDetails } from './details.ts';
import { FormNotes } from './FormNotes.tsx';
import type { Booking } from './find-booking.ts';
import { focusField } from './focus-field.ts';
import styles from './PaymentForm.module.css';
import type { Purchase } from './selection.ts';
import { useDraft } from './use-draft.ts';
import { usePayment } from './use-payment.ts';

interface PaymentFormProps {
  /** Undefined until the browser has read the address. */
  isChosen: boolean;
  /** Undefined until it is known, and while the quantity is wrong. */
  purchase: Purchase | undefined;
  onWrongQuantity: () => void;
  /** Whether a payer may give their GSTIN. */
  takesGstin: boolean;
  /** Why no GST is in the total; undefined where it is. */
  taxNote: string | undefined;
  language: string;
  labels: CheckoutLabels;
  paths: CheckoutProps['paths'];
  help: PayerHelp;
  showFailure: (message: string) => void;
}

const itemOf = ({ service, quantity, counts, amounts }: Purchase) => ({
  serviceName: service.name,
  quantity,
  counts,
  totalPaise: amounts.totalPaise,
});

/** Name, email, phone and GSTIN, and the button that pays (docs/product.md, Checkout). */
export function PaymentForm({
  isChosen,
  purchase,
  onWrongQuantity,
  takesGstin,
  taxNote,
  language,
  labels,
  paths,
  help,
  showFailure,
}: PaymentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [faults, setFaults] = useState<DetailName[]>([]);
  const [trouble, setTrouble] = useState('');
  const [booking, setBooking] = useState<Booking>();
  const { draft, isLive } = useDraft(form);
  const { isSubmitting, pay } = usePayment({
    draft,
    language,
    labels,
    onBooking: setBooking,
    onFailure(message) {
      setTrouble(message);
      showFailure(message);
      // Pressing it took the focus from the button, because it was off while connecting.
      if (document.activeElement === document.body) button.current?.focus();
    },
  });

  const detailsOf = (element: HTMLFormElement) => readDetails(new FormData(element));

  function keep(element: HTMLFormElement) {
    const details = detailsOf(element);
    draft.keep(details);
    const wrong = faultsIn(details);
    setFaults((shown) => shown.filter((name) => wrong.includes(name)));
  }

  function submit(element: HTMLFormElement, isConfirmed: boolean) {
    const details = detailsOf(element);
    draft.keep(details);
    const found = faultsIn(details);
    setFaults(found);
    setTrouble('');
    setBooking(undefined);
    const [first] = found;
    // Before the faults are drawn: focusing makes the browser lay the page out, and drawing them would make
    // it do so again.
    const wrong = first && element.elements.namedItem(first);
    if (wrong instanceof HTMLInputElement) focusField(wrong);
    else if (purchase) pay(details, itemOf(purchase), isConfirmed);
    else onWrongQuantity();
  }

  function stop() {
    flushSync(() => setBooking(undefined));
    button.current?.focus();
  }

  const price = purchase ? formatPaise(purchase.amounts.totalPaise) : '';
  return (
    <form
      aria-label={labels.details}
      className={styles.form}
      method="post"
      noValidate
      onInput={(event) => keep(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget, false);
      }}
      ref={form}
    >
      <DetailFields faults={faults} labels={labels} takesGstin={takesGstin} />
      <p className={styles.taxes}>{[taxNote, labels.taxes].filter(Boolean).join(' ')}</p>
      <div aria-live="polite">
        <button
          className={`${buttonClasses('primary', 'wide')} ${styles.pay}`}
          disabled={!isLive || !isChosen || isSubmitting}
          hidden={booking !== undefined}
          ref={button}
          type="submit"
        >
          {isSubmitting ? labels.submitting : fill(labels.pay, { price }).trim()}
        </button>
      </div>
      {booking && (
        <BookingQuestion
          booking={booking}
          labels={labels}
          onAgain={() => form.current && submit(form.current, true)}
          onStop={stop}
        />
      )}
      <p className={styles.trouble}>{trouble}</p>
      <FormNotes help={help} labels={labels} paths={paths} />
    </form>
  );
}
