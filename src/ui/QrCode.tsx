import { fill } from '#contract/fill.ts';
import type { Site } from '#src/content/site.ts';
import { displayPhone } from '#src/site/links.ts';
import styles from './QrCode.module.css';

/** Address of the code (src/pages/chat-code.svg.ts): a separate file, which phones never load. */
const chatCodeFile = '/chat-code.svg';

/** The agency's chat as a QR code, on wide screens only: phones open the link itself. */
export function QrCode({ site }: { site: Site }) {
  const [phone] = site.agency.contact.phones;
  return (
    <figure className={styles.code}>
      <img alt="" height="120" loading="lazy" src={chatCodeFile} width="120" />
      <figcaption>{fill(site.labels.chat.scan, { phone: displayPhone(phone) })}</figcaption>
    </figure>
  );
}
