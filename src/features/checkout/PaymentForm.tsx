import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { longestName } from '#contract/checkout-rules.ts';
import { fill } from '#contract/fill.ts';
import { clockTime } from '#contract/format-time.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import fields from '#src/ui/Field.module.css';
import { Fold } from '#src/ui/Fold.tsx';
import checkout from './Checkout.module.css';
import type { CheckoutProps } from './checkout-props.ts';
import { type DetailName, detailNames, readDetails, validateDetails } from './details.ts';
import type { CheckoutPartProps } from './OrderSummary.tsx';
import styles from './PaymentForm.module.css';
import { amountTexts, type PayableService } from './selection.ts';
import { Draft } from './stored-checkout.ts';
import { idle, type PaymentPhase, usePayment } from './use-payment.ts';

/**
 * Focuses an invalid field, opening the disclosure it is in. At once, because iOS opens its keyboard only
 * during a press; the page scrolls after the next paint, which shows the error message.
 */
function focusField(field: HTMLInputElement): void {
  field.closest('details')?.setAttribute('open', '');
  field.focus({ preventScroll: true });
  requestAnimationFrame(() => setTimeout(() => field.scrollIntoView({ block: 'nearest' })));
}

function fieldOf(form: HTMLFormElement, name: DetailName | undefined) {
  const field = name && form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** Fills empty fields from the draft, opens a filled disclosure, and saves the result. */
function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  for (const name of detailNames) {
    const field = fieldOf(form, name);
    if (!field) continue;
    field.value ||= draft.details[name];
    if (field.value) field.closest('details')?.setAttribute('open', '');
  }
  draft.saveDetails(readDetails(new FormData(form)));
}

/** Ways to pay on the provider's page, as word marks. */
const paymentMarks = ['UPI', 'RuPay', 'Visa', 'Mastercard', 'PhonePe'];

interface FieldProps extends ComponentProps<'input'> {
  name: DetailName;
  label: string;
  error: string | false;
}

/** A labelled field with its error message. Uncontrolled, so that text typed before hydration stays. */
function Field({ name, label, error, ...input }: FieldProps) {
  const id = `checkout-${name}`;
  return (
    <p>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <input
        aria-describedby={`${id}-error`}
        aria-invalid={error !== false}
        className={fields.input}
        id={id}
        name={name}
        {...input}
      />
      <span className={fields.error} id={`${id}-error`}>
        {error}
      </span>
    </p>
  );
}

/** Third-party costs in one line. */
const describeCosts = ({ costs }: PayableService, { taxes, noCosts }: CheckoutProps['labels']) =>
  costs ? fill(taxes, { costs: costs.join(', ') }) : noCosts;

const isSized = ({ selection }: CheckoutPartProps['state']) =>
  selection.kind === 'chosen' && selection.service.limits.longestSide !== undefined;

/** Pay with its amount, or that a size is missing. While the order is loading, CheckoutPage.astro knows which. */
function PayWords(props: CheckoutPartProps) {
  const { labels, order, state } = props;
  if (state.phase.name === 'submitting') return labels.submitting;
  if (state.selection.kind === 'loading') {
    const [before, after] = labels.pay.split('{price}');
    return (
      <>
        <span className={styles.unsized}>
          {before}
          <span className={styles.amount} />
          {after}
        </span>
        <span className={styles.sized}>{labels.paySize}</span>
      </>
    );
  }
  if (!order.purchase && isSized(state)) return labels.paySize;
  const { total = '' } = amountTexts(order.purchase?.amounts, props);
  return fill(labels.pay, { price: total }).trim();
}

/** Name, email, phone and GSTIN, and the Pay button (docs/product.md, Checkout). */
export function PaymentForm(props: CheckoutPartProps) {
  const { state, dispatch, invalidField, labels, language, tax } = props;
  const { purchase } = props.order;
  const { invalidFields, phase, selection } = state;
  const form = useRef<HTMLFormElement>(null);
  const payButton = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const lastPhase = useRef(phase);
  const [draft] = useState(() => new Draft());
  const setPhase = useCallback(
    (next: PaymentPhase) => dispatch({ type: 'setPhase', phase: next }),
    [dispatch],
  );
  const pay = usePayment({ draft, language, labels, setPhase });

  useEffect(() => {
    if (form.current) restoreDraft(form.current, draft);
  }, [draft]);

  useEffect(() => {
    const isCancelled = phase.name === 'idle' && lastPhase.current.name === 'confirmRepeat';
    lastPhase.current = phase;
    // A button that was disabled or removed has lost the focus to the page.
    const isFocusLost = document.activeElement === document.body;
    if (phase.name === 'confirmRepeat') question.current?.focus();
    else if (isFocusLost && (isCancelled || phase.name === 'failed')) payButton.current?.focus();
  }, [phase]);

  function save(element: HTMLFormElement) {
    const details = readDetails(new FormData(element));
    draft.saveDetails(details);
    return { details, invalid: validateDetails(details) };
  }

  function submit(element: HTMLFormElement, isConfirmed = false) {
    if (phase.name === 'submitting') return;
    const { details, invalid } = save(element);
    if (invalid.length === 0 && purchase) {
      const { service, quantity, counts, amounts } = purchase;
      const item = {
        service: service.label,
        serviceName: service.name,
        unit: service.unitLabel ?? null,
        quantity,
        counts,
        amountPaise: amounts.totalPaise,
        taxPaise: amounts.taxPaise,
      };
      pay(details, item, isConfirmed);
      return;
    }
    // Focused before the phase changes, which would otherwise return the focus to the button.
    const field = purchase ? fieldOf(element, invalid[0]) : invalidField.current;
    if (field) focusField(field);
    dispatch({ type: 'reject', invalid });
  }

  const field = (name: DetailName, error: string) => ({
    name,
    label: labels[name],
    error: invalidFields.includes(name) && error,
  });
  const isSubmitting = phase.name === 'submitting';
  const lacksSize = isSized(state) && !purchase;
  return (
    <form
      aria-label={labels.details}
      className={styles.form}
      data-live={selection.kind === 'chosen' ? '' : undefined}
      method="post"
      noValidate
      onInput={({ currentTarget }) =>
        dispatch({ type: 'typeDetails', invalid: save(currentTarget).invalid })
      }
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
      ref={form}
    >
      <Field
        {...field('name', labels.nameMissing)}
        autoComplete="name"
        maxLength={longestName}
        required
      />
      {/* The longest email address (RFC 5321). */}
      <Field
        {...field('email', labels.emailWrong)}
        autoComplete="email"
        maxLength={254}
        required
        type="email"
      />
      {/* Room for +91 and spaces. */}
      <Field
        {...field('phone', labels.phoneWrong)}
        autoComplete="tel"
        inputMode="numeric"
        maxLength={20}
        placeholder={labels.phonePlaceholder}
        required
        type="tel"
      />
      {props.gstPercent > 0 && (
        <details className={styles.optional}>
          <summary>{labels.addGstin}</summary>
          <Field {...field('gstin', labels.gstinWrong)} autoComplete="off" maxLength={20} />
        </details>
      )}
      <div className={styles.taxes}>
        {props.isGstFree && <p>{tax.none}</p>}
        <p>{selection.kind === 'chosen' && describeCosts(selection.service, labels)}</p>
      </div>
      <div aria-live="polite">
        <button
          className={`${buttonClasses(lacksSize ? 'secondary' : 'primary', 'wide')} ${styles.pay}`}
          disabled={selection.kind !== 'chosen' || isSubmitting}
          hidden={phase.name === 'confirmRepeat'}
          ref={payButton}
          type="submit"
        >
          <PayWords {...props} />
        </button>
      </div>
      {phase.name === 'confirmRepeat' && (
        <section aria-labelledby="booking-question" className={styles.question}>
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
            onClick={() => setPhase(idle)}
            type="button"
          >
            {labels.doNotBook}
          </button>
        </section>
      )}
      <p className={fields.error}>{phase.name === 'failed' && phase.message}</p>
      <p className={styles.next}>{isSized(state) ? labels.nextFile : labels.next}</p>
    </form>
  );
}

/** Ways to pay, terms and phone, on wide screens below the order; below the form, how the details are used. */
export function PaymentNotes({ help, labels, paths }: CheckoutPartProps) {
  return (
    <>
      <div className={`${checkout.slip} ${checkout.headed} ${styles.notes}`}>
        <div>
          <h2>{labels.providerTitle}</h2>
          <p>{labels.provider}</p>
          <ul className={styles.marks}>
            {paymentMarks.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{labels.refundTitle}</h2>
          <p>
            {labels.refund} <a href={paths.refund}>{labels.refundLink}</a>
          </p>
        </div>
        <p className={styles.help}>
          {help.hours && `${help.hours}: `}
          <a href={help.href}>{help.label}</a>
        </p>
      </div>
      <div className={styles.privacy}>
        <Fold summary={labels.privacyTitle}>
          <p>
            {labels.privacy} <a href={paths.privacy}>{labels.privacyLink}</a>
          </p>
        </Fold>
      </div>
    </>
  );
}
