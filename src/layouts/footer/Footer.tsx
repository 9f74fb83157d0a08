import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import { QrCode } from '#src/components/qr-code/QrCode.tsx';
import { SocialLinks } from '#src/components/social-links/SocialLinks.tsx';
import { chatLink, displayPhone } from '#src/content/links.ts';
import type { NavigationItem } from '#src/content/navigation.schema.ts';
import type { Site } from '#src/content/site.ts';
import { mappedDistricts } from '#src/districts/mapped-districts.ts';
import { localPath } from '#src/routing/local-path.ts';
import { districtPath } from '#src/routing/routes.ts';
import styles from './Footer.module.css';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}

function Links({ items, site }: { items: NavigationItem[]; site: Site }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.path}>
          <a className={styles.link} href={localPath(site.language, item.path)}>
            {item.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Contacts({ site, page }: { site: Site; page: string }) {
  const { agency, labels } = site;
  const { email, phones } = agency.contact;
  const chat = chatLink(agency, fill(labels.footer.chatText, { page }));
  return (
    <>
      <ul>
        {phones.map((phone) => (
          <li key={phone}>
            <a className={styles.link} href={`tel:${phone}`}>
              {fill(labels.footer.call, { phone: displayPhone(phone) })}
            </a>
          </li>
        ))}
        <li>
          <a className={styles.link} href={chat}>
            {labels.footer.chat}
          </a>
        </li>
        <li>
          <a className={styles.link} href={`mailto:${email}`}>
            {fill(labels.footer.mail, { email })}
          </a>
        </li>
      </ul>
      <QrCode
        caption={fill(labels.chat.scan, { phone: displayPhone(phones[0]) })}
        link={chat.split('?')[0] as string}
      />
    </>
  );
}

/** The end of every page (docs/product.md, Header and footer). */
export function Footer({ site, page }: { site: Site; page: string }) {
  const { agency, labels, navigation, districts, language } = site;
  const { services, locations, policies } = navigation;
  const year = new Date().getFullYear();
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <p className={styles.tagline}>{agency.tagline}</p>
        <div className={styles.columns}>
          <Column title={labels.footer.contact}>
            <Contacts page={page} site={site} />
          </Column>
          <Column title={labels.footer.services}>
            <Links items={[...services.items, ...services.more]} site={site} />
          </Column>
          <Column title={labels.footer.locations}>
            <Links items={[...locations.items, ...locations.more]} site={site} />
          </Column>
          <div>
            <Column title={labels.footer.policies}>
              <Links items={policies} site={site} />
            </Column>
            {Object.keys(agency.contact.social).length > 0 && (
              <Column title={labels.footer.follow}>
                <SocialLinks agency={agency} labels={labels} />
              </Column>
            )}
          </div>
        </div>
        <Column title={labels.footer.districts}>
          <ul className={styles.districts}>
            {mappedDistricts(districts).map((district) => (
              <li key={district.slug}>
                <a className={styles.link} href={localPath(language, districtPath(district.slug))}>
                  {district.name}
                </a>
              </li>
            ))}
          </ul>
        </Column>
        <p className={styles.rights}>{fill(labels.footer.rights, { year })}</p>
      </div>
    </footer>
  );
}
