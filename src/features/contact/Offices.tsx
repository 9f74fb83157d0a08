import type { Site } from '#src/content/site.ts';
import { Seller } from '#src/sections/Seller.tsx';
import { chatLink, displayPhone } from '#src/site/links.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { QrCode } from '#src/ui/QrCode.tsx';
import styles from './Contact.module.css';

/** Offices, phones, email and the chat link with its QR code. */
export function Offices({ title, site }: { title: string; site: Site }) {
  const { agency, labels } = site;
  const { email, opening, phones } = agency.contact;
  return (
    <div className={styles.offices}>
      <h2>{title}</h2>
      {agency.offices.map(({ city, postalCode, role, state, street }) => (
        <address key={city}>
          <strong>{role}</strong>
          <br />
          {[street, city, state].filter(Boolean).join(', ')} {postalCode}
        </address>
      ))}
      {opening && (
        <p>
          {labels.contact.hours}: {opening.words}
        </p>
      )}
      <dl className={styles.lines}>
        <dt>{labels.contact.phone}:</dt>
        <dd>
          {phones.map((phone) => (
            <a href={`tel:${phone}`} key={phone}>
              {displayPhone(phone)}
            </a>
          ))}
        </dd>
        <dt>{labels.contact.mail}:</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </dl>
      <Seller site={site} />
      <a className={buttonClasses('chat')} href={chatLink(agency, labels.contact.chatText)}>
        <Icon name="whatsapp" />
        {labels.contact.chat}
      </a>
      <QrCode site={site} />
    </div>
  );
}
