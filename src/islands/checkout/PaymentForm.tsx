import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { plate } from '#src/components/button/plate.ts';
import type { CheckoutRules, CheckoutWords } from './checkout-props.ts';
import { type DetailName, faultsIn, readDetails } from './details.ts';
import { Field } from './Field.tsx';
import styles from './PaymentForm.module.css';
import type { PayableService } from './selection.ts';
import { useDraft } from './use-draft.ts';
import { usePayment } from './use-payment.ts';

interface PaymentFormProps {
  /** Undefined until the browser has read the address. */
  service: PayableService | undefined;
  words: CheckoutWords;
  rules: CheckoutRules;
  privacyPath: string;
  showFailure: (message: string) => void;
}

/** Longest address that mail knows (RFC 5321). */
const longestEmail = 254;

/** Room for +91 and spaces; what is sent are the ten digits. */
const longestPhone = 20;

/** Name, email and phone, and the button that pays (spec sections 4 and 5). */
export function PaymentForm({ service, words, rules, privacyPath, showFailure }: PaymentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [faults, setFaults] = useState<DetailName[]>([]);
  const [trouble, setTrouble] = useState('');
  const { draft, isLive } = useDraft(form);
  const { isSubmitting, pay } = usePayment({
    draft,
    header: rules.idempotencyHeader,
    words,
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
    const wrong = faultsIn(details, rules.phonePattern);
    setFaults((shown) => shown.filter((name) => wrong.includes(name)));
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const details = detailsOf(element);
    draft.keep(details);
    const found = faultsIn(details, rules.phonePattern);
    flushSync(() => {
      setFaults(found);
      setTrouble('');
    });
    const [first] = found;
    const field = first && element.elements.namedItem(first);
    if (field instanceof HTMLInputElement) field.focus();
    else if (service) pay(details, service);
  }

  const faultOf = (name: DetailName, text: string) => (faults.includes(name) ? text : '');
  const price = service ? formatPaise(service.amountPaise) : '';
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onInput={(event) => keep(event.currentTarget)}
      onSubmit={submit}
      ref={form}
    >
      <h2 className={styles.title}>{words.details}</h2>
      <Field
        fault={faultOf('name', words.nameMissing)}
        label={words.name}
        maxLength={rules.longestName}
        name="name"
      />
      <Field
        fault={faultOf('email', words.emailWrong)}
        label={words.email}
        maxLength={longestEmail}
        name="email"
      />
      <Field
        fault={faultOf('phone', words.phoneWrong)}
        label={words.phone}
        maxLength={longestPhone}
        name="phone"
        placeholder={words.phonePlaceholder}
      />
      <p className={styles.taxes}>{words.taxes}</p>
      <div aria-live="polite">
        <button
          className={`${plate('main', 'wide')} ${styles.pay}`}
          disabled={!isLive || !service || isSubmitting}
          ref={button}
          type="submit"
        >
          {isSubmitting ? words.submitting : fill(words.pay, { price }).trim()}
        </button>
      </div>
      <p className={styles.trouble}>{trouble}</p>
      <section className={styles.privacy}>
        <h3 className={styles.privacyTitle}>{words.privacyTitle}</h3>
        <p>
          {words.privacy} <a href={privacyPath}>{words.privacyLink}</a>
        </p>
      </section>
    </form>
  );
}
