import { type Dispatch, useEffect, useRef, useState } from 'react';
import { longestName } from '#contract/checkout-rules.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import type { CheckoutProps } from './checkout-props.ts';
import type { CheckoutAction, CheckoutState } from './checkout-state.ts';
import { clockTime } from './clock.ts';
import { type DetailName, detailNames, readDetails, validateDetails } from './details.ts';
import styles from './PaymentForm.module.css';
import type { Purchase } from './selection.ts';
import { Draft } from './stored-checkout.ts';
import { usePayment } from './use-payment.ts';

/**
 * Focuses an invalid field, opening the disclosure it is in. At once, because iOS opens its keyboard only
 * during a press; the page scrolls after the next paint, which shows the error message.
 */
export function focusField(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '');
  field.focus({ preventScroll: true });
  requestAnimationFrame(() => setTimeout(() => field.scrollIntoView({ block: 'nearest' })));
}

/** Attributes of each field, and the label of its error message. */
const fields = {
  name: {
    error: 'nameMissing',
    input: { autoComplete: 'name', type: 'text', inputMode: 'text', maxLength: longestName },
  },
  // The longest address in mail (RFC 5321).
  email: {
    error: 'emailWrong',
    input: { autoComplete: 'email', type: 'email', inputMode: 'email', maxLength: 254 },
  },
  // Room for +91 and for spaces.
  phone: {
    error: 'phoneWrong',
    input: { autoComplete: 'tel', type: 'tel', inputMode: 'numeric', maxLength: 20 },
  },
  gstin: {
    error: 'gstinWrong',
    input: { autoComplete: 'off', type: 'text', inputMode: 'text', maxLength: 20 },
  },
} as const;

interface FieldProps {
  name: DetailName;
  labels: CheckoutProps['labels'];
  showError: boolean;
}

/** A labelled field with its error message. Uncontrolled, so that text typed before hydration stays. */
function Field({ name, labels, showError }: FieldProps) {
  const id = `checkout-${name}`;
  const { error, input } = fields[name];
  return (
    <p>
      <label className={styles.label} htmlFor={id}>
        {labels[name]}
      </label>
      <input
        aria-describedby={`${id}-fault`}
        aria-invalid={showError}
        className={styles.input}
        id={id}
        name={name}
        placeholder={name === 'phone' ? labels.phonePlaceholder : undefined}
        required={name !== 'gstin'}
        {...input}
      />
      <span className={styles.fault} id={`${id}-fault`}>
        {showError && labels[error]}
      </span>
    </p>
  );
}

/** Below the button: refunds, who answers, and privacy. */
function FormNotes({ labels, paths, help }: Pick<CheckoutProps, 'labels' | 'paths' | 'help'>) {
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
}

interface PaymentFormProps extends CheckoutProps {
  state: CheckoutState;
  dispatch: Dispatch<CheckoutAction>;
  /** Undefined while the quantity is invalid. */
  purchase: Purchase | undefined;
  onInvalidQuantity: () => void;
}

/** Fills empty fields from the draft, opens a filled disclosure, and saves what the form has now. */
function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  for (const name of detailNames) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    if (!field.value) field.value = draft.details[name];
    if (field.value) field.closest('details')?.setAttribute('open', '');
  }
  draft.saveDetails(readDetails(new FormData(form)));
}

/** Name, email, phone and GSTIN, and the Pay button (docs/product.md, Checkout). */
export function PaymentForm(props: PaymentFormProps) {
  const { state, dispatch, purchase, onInvalidQuantity } = props;
  const { gstPercent, help, labels, language, paths, tax } = props;
  const { invalidFields, phase, selection } = state;
  const form = useRef<HTMLFormElement>(null);
  const payButton = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const lastPhase = useRef(phase);
  const [draft] = useState(() => new Draft());
  const pay = usePayment({ draft, language, labels, dispatch });

  useEffect(() => {
    if (form.current) restoreDraft(form.current, draft);
  }, [draft]);

  useEffect(() => {
    const before = lastPhase.current.name;
    lastPhase.current = phase;
    // A button that was disabled or removed has lost the focus to the page.
    const isFocusLost = document.activeElement === document.body;
    if (phase.name === 'confirmRepeat') question.current?.focus();
    else if (phase.name === 'failed' && isFocusLost) payButton.current?.focus();
    else if (phase.name === 'idle' && before === 'confirmRepeat' && isFocusLost)
      payButton.current?.focus();
  }, [phase]);

  function save(element: HTMLFormElement) {
    const details = readDetails(new FormData(element));
    draft.saveDetails(details);
    return { details, invalid: validateDetails(details) };
  }

  function submit(element: HTMLFormElement, isConfirmed = false) {
    if (phase.name === 'submitting') return;
    const { details, invalid } = save(element);
    dispatch({ type: 'showInvalid', fields: invalid });
    const [first] = invalid;
    if (!first && purchase) {
      const { service, quantity, counts, amounts } = purchase;
      const item = { serviceName: service.name, quantity, counts, totalPaise: amounts.totalPaise };
      pay(details, item, isConfirmed);
      return;
    }
    // Focused before the phase changes, which would otherwise return the focus to the button.
    const field = first && element.elements.namedItem(first);
    if (field instanceof HTMLInputElement) focusField(field);
    else onInvalidQuantity();
    dispatch({ type: 'reset' });
  }

  const field = (name: DetailName) => (
    <Field key={name} labels={labels} name={name} showError={invalidFields.includes(name)} />
  );
  const isSubmitting = phase.name === 'submitting';
  const price = purchase ? formatPaise(purchase.amounts.totalPaise) : '';
  return (
    <form
      aria-label={labels.details}
      className={styles.form}
      data-live={selection.kind === 'chosen' ? '' : undefined}
      method="post"
      noValidate
      onInput={({ currentTarget }) =>
        dispatch({ type: 'keepInvalid', fields: save(currentTarget).invalid })
      }
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
      ref={form}
    >
      {field('name')}
      {field('email')}
      {field('phone')}
      {gstPercent > 0 && (
        <details className={styles.optional}>
          <summary>{labels.addGstin}</summary>
          {field('gstin')}
        </details>
      )}
      <p className={styles.taxes}>
        {gstPercent === 0 && `${tax.none} `}
        {labels.taxes}
      </p>
      <div aria-live="polite">
        <button
          className={`${buttonClasses('primary', 'wide')} ${styles.pay}`}
          disabled={selection.kind !== 'chosen' || isSubmitting}
          hidden={phase.name === 'confirmRepeat'}
          ref={payButton}
          type="submit"
        >
          {isSubmitting ? labels.submitting : fill(labels.pay, { price }).trim()}
        </button>
      </div>
      {phase.name === 'confirmRepeat' && (
        <section aria-labelledby="booking-question" data-question="">
          <p id="booking-question" ref={question} tabIndex={-1}>
            {/* Orders are remembered for a day, so the time needs no date. */}
            {fill(phase.booking.isPaid ? labels.bookedBefore : labels.pendingBefore, {
              time: clockTime(phase.booking.atMs, document.documentElement.lang),
            })}
          </p>
          <button
            className={buttonClasses('primary', 'wide')}
            onClick={() => form.current && submit(form.current, true)}
            type="button"
          >
            {labels.bookAgain}
          </button>
          <button
            className={buttonClasses('secondary', 'wide')}
            onClick={() => dispatch({ type: 'reset' })}
            type="button"
          >
            {labels.doNotBook}
          </button>
        </section>
      )}
      <p className={styles.trouble}>{phase.name === 'failed' && phase.message}</p>
      <FormNotes help={help} labels={labels} paths={paths} />
    </form>
  );
}
