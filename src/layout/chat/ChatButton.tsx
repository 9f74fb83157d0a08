import { fill } from '#contract/fill.ts';
import type { Site } from '#src/content/site.ts';
import { chatLink } from '#src/site/links.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { QrCode } from '#src/ui/QrCode.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
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
