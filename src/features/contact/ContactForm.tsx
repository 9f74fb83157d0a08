import { type ComponentProps, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { incompleteAnchor, readFields } from '#contract/contact-message.ts';
import { fill } from '#contract/fill.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import type { Labels } from '#src/content/labels.schema.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import fields from '#src/ui/Field.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './ContactForm.module.css';

interface ContactFormProps {
  /** Where the plain form goes before hydration. */
  action: string;
  phone: string;
  locations: string[];
  services: string[];
  labels: Labels['contact'];
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function Field({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label>
      <span className={fields.label}>{label} *</span>
      <input className={fields.input} required {...input} />
    </label>
  );
}

function Choice({ name, label, options }: { name: string; label: string; options: string[] }) {
  return (
    <label>
      <span className={fields.label}>{label}</span>
      <select className={fields.input} name={name}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

/** Before validation: a field of spaces counts as empty. */
function trimFields(form: HTMLFormElement | null) {
  for (const field of form?.querySelectorAll<TextField>('input, textarea') ?? []) {
    field.value = field.value.trim();
  }
}

/**
 * The contact form (docs/product.md, Contact form). Fields are uncontrolled, so that text typed before
 * hydration stays. Until then, and without scripts, it is a plain form that opens a new tab: the server
 * composes the same message (server/contact) and redirects to WhatsApp.
 */
export function ContactForm({ action, phone, locations, services, labels }: ContactFormProps) {
  // The chat link, and whether the browser opened its tab.
  const [chat, setChat] = useState<{ href: string; isOpen: boolean }>();

  function openChat(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = readFields(new FormData(event.currentTarget));
    const href = whatsappLink(phone, fill(labels.messageText, fields));
    // With noopener window.open always returns null, so the opener is removed here.
    const tab = window.open(href, '_blank');
    if (tab) tab.opener = null;
    setChat({ href, isOpen: tab !== null });
  }

  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (chat) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [chat]);

  return (
    <form
      action={action}
      className={styles.form}
      method="get"
      onSubmit={openChat}
      rel="noopener"
      target="_blank"
    >
      <p className={fields.hint}>{labels.required}</p>
      {/* Shown once the server has sent a plain form back. */}
      <p className={styles.incomplete} id={incompleteAnchor} role="alert">
        {labels.incomplete}
      </p>
      <Field autoComplete="name" label={labels.name} name="name" />
      <Field autoComplete="email" label={labels.email} name="email" type="email" />
      <Choice label={labels.location} name="location" options={locations} />
      <Choice label={labels.service} name="service" options={services} />
      <label>
        <span className={fields.label}>{labels.message} *</span>
        <textarea className={fields.input} name="message" required rows={5} />
      </label>
      <button
        className={buttonClasses('primary')}
        onClick={({ currentTarget }) => trimFields(currentTarget.form)}
        type="submit"
      >
        <Icon name="whatsapp" />
        {labels.send}
      </button>
      <p aria-live="polite" className={styles.outcome} ref={outcome}>
        {chat && (
          <a href={chat.href} rel="noopener" target="_blank">
            {chat.isOpen ? labels.opened : labels.blocked}
          </a>
        )}
      </p>
      <p className={fields.hint}>{labels.privacy}</p>
    </form>
  );
}
