import { fill } from '#contract/fill.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { QrCode } from '#src/components/qr-code/QrCode.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/VisuallyHidden.tsx';
import { chatLink } from '#src/content/links.ts';
import type { Site } from '#src/content/site.ts';
import styles from './ChatButton.module.css';

/**
 * The floating button: a plain link on every page, last in the document (WCAG 3.2.6). On wide screens
 * the number and a QR code show beside it while it is pointed at or has the focus.
 */
export function ChatButton({ site, page }: { site: Site; page: string }) {
  const { agency, labels } = site;
  const chat = chatLink(agency, fill(labels.chat.text, { page }));
  return (
    <aside aria-label={labels.chat.float} className={styles.corner} data-chat>
      <div className={styles.card}>
        <QrCode site={site} />
      </div>
      <a className={styles.button} href={chat}>
        <Icon name="whatsapp" size={28} />
        <VisuallyHidden>{labels.chat.float}</VisuallyHidden>
      </a>
    </aside>
  );
}
