import { fill } from '#contract/fill.ts';
import type { Site } from '#src/content/site.ts';
import { chatLink, displayPhone } from '#src/site/links.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { QrCode } from '#src/ui/QrCode.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './Chat.module.css';
import { greetingsPath } from './greetings.tsx';

interface ChatProps {
  site: Site;
  /** Name of the page, for the chat texts. */
  page: string;
  /** Checkout and payment status, where the greetings offer help with the payment. */
  isCheckout: boolean;
}

/**
 * The chat prompt, empty until chat.ts loads a greeting, and below it the floating chat button: a plain link, last
 * in the document on every page (WCAG 3.2.6), with a QR code beside it on wide screens. On phones it is half of a
 * bar, whose other half calls; at the checkout a call would lose the form, so the chat has the bar to itself.
 */
export function Chat({ site, page, isCheckout }: ChatProps) {
  const { agency, labels, language } = site;
  const [phone] = agency.contact.phones;
  return (
    <>
      <aside
        aria-label={labels.chat.prompt}
        className={styles.prompt}
        data-greetings={greetingsPath(language, isCheckout ? 'payers' : 'greetings')}
        data-page={page}
        data-prompt
        hidden
      />
      <aside aria-label={labels.chat.float} className={styles.corner} data-chat>
        <div className={styles.card}>
          <QrCode site={site} />
        </div>
        {!isCheckout && (
          <a className={styles.call} href={`tel:${phone}`}>
            <Icon name="phone" size={22} />
            <span aria-hidden="true">{labels.chat.call}</span>
            <VisuallyHidden>
              {fill(labels.header.call, { phone: displayPhone(phone) })}
            </VisuallyHidden>
          </a>
        )}
        <a className={styles.button} href={chatLink(agency, fill(labels.chat.text, { page }))}>
          <Icon name="whatsapp" size={28} />
          <span aria-hidden="true" className={styles.short}>
            {labels.chat.short}
          </span>
          <VisuallyHidden>{labels.chat.float}</VisuallyHidden>
        </a>
      </aside>
    </>
  );
}
