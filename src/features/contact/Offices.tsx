import type { Site } from '#src/content/site.ts';
import { Seller } from '#src/sections/Seller.tsx';
import { chatLink, displayPhone } from '#src/site/links.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { QrCode } from '#src/ui/QrCode.tsx';
import styles from './Contact.module.css';

/** Offices, phones, e-mail and the chat link with its QR code. */
export function Offices({ title, site }: { title: string; site: Site }) {
  const { agency, labels } = site;
  const { contact } = labels;
  const { email, phones } = agency.contact;
  const chat = chatLink(agency, contact.chatText);
  return (
    <div className={styles.offices}>
      <h2 className={styles.title}>{title}</h2>
      {agency.offices.map((office) => (
        <address className={styles.office} key={office.city}>
          <strong>{office.role}</strong>
          <br />
          {[office.street, office.city, office.state].filter(Boolean).join(', ')}{' '}
          {office.postalCode}
        </address>
      ))}
      <p>
        {contact.hours}: {agency.contact.openingWords}
      </p>
      <p>
        {contact.phone}:{' '}
        {phones.map((phone) => (
          <a className={styles.line} href={`tel:${phone}`} key={phone}>
            {displayPhone(phone)}
          </a>
        ))}
      </p>
      <p>
        {contact.mail}:{' '}
        <a className={styles.line} href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      <Seller site={site} />
      <a className={buttonClasses('chat')} href={chat}>
        <Icon name="whatsapp" />
        {contact.chat}
      </a>
      <QrCode site={site} />
    </div>
  );
}
