import { localPath } from '#contract/local-path.ts';
import { hasHeadOffice } from '#src/content/district.schema.ts';
import type { Site } from '#src/content/site.ts';
import { DistrictMap } from '#src/sections/hero/DistrictMap.tsx';
import { Seller } from '#src/sections/Seller.tsx';
import { chatLink, displayPhone } from '#src/site/links.ts';
import { districtPath, visitId } from '#src/site/routes.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { QrCode } from '#src/ui/QrCode.tsx';
import styles from './Contact.module.css';

/** Offices, phones, email and the chat link with its QR code, and where the head office is. */
export function Offices({ title, site }: { title: string; site: Site }) {
  const { agency, labels } = site;
  const { email, opening, phones } = agency.contact;
  const home = site.districts.find(hasHeadOffice);
  return (
    <div className={styles.offices}>
      <div className={styles.reach}>
        <h2>{title}</h2>
        <div className={styles.places}>
          {agency.offices.map(({ city, postalCode, role, state, street }) => (
            <address key={city}>
              <strong>{role}</strong>
              <br />
              {[street, city, state].filter(Boolean).join(', ')} {postalCode}
            </address>
          ))}
        </div>
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
      </div>
      <div className={styles.way}>
        {home && (
          <a
            className={styles.map}
            href={localPath(site.language, `${districtPath(home.slug)}#${visitId}`)}
          >
            <DistrictMap name={home.name} tile={home.tile} />
            <span>{labels.district.visit}</span>
          </a>
        )}
        <a className={buttonClasses('chat')} href={chatLink(agency, labels.contact.chatText)}>
          <Icon name="whatsapp" />
          {labels.contact.chat}
        </a>
        <QrCode site={site} />
        <div>
          <Seller site={site} />
        </div>
      </div>
    </div>
  );
}
