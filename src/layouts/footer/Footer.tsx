import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { QrCode } from '#src/components/qr-code/QrCode.tsx';
import { SocialLinks } from '#src/components/social-links/SocialLinks.tsx';
import { chatLink, displayPhone, type Link } from '#src/content/links.ts';
import type { NavigationItem } from '#src/content/navigation.schema.ts';
import type { Site } from '#src/content/site.ts';
import { mappedDistricts } from '#src/districts/mapped-districts.ts';
import { districtPath } from '#src/routing/routes.ts';
import type { Translation } from '#src/routing/translations.ts';
import wrap from '#src/styles/Wrap.module.css';
import { LanguageLinks } from '../language-links/LanguageLinks.tsx';
import styles from './Footer.module.css';

interface ColumnProps {
  title: string;
  /** The list below is folded on a phone, with and without scripts; the style sheet opens it. */
  folded?: boolean;
  children: ReactNode;
}

function Column({ title, folded, children }: ColumnProps) {
  const heading = <h2 className={styles.title}>{title}</h2>;
  return (
    <div>
      {folded ? (
        <details>
          <summary>{heading}</summary>
        </details>
      ) : (
        heading
      )}
      {children}
    </div>
  );
}

interface LinksProps {
  links: Pick<Link, 'href' | 'label'>[];
  className?: string | undefined;
}

function Links({ links, className }: LinksProps) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

function Contacts({ site, page }: { site: Site; page: string }) {
  const { agency, labels } = site;
  const { email, phones } = agency.contact;
  const chat = chatLink(agency, fill(labels.footer.chatText, { page }));
  const calls = phones.map((phone) => ({
    href: `tel:${phone}`,
    label: fill(labels.footer.call, { phone: displayPhone(phone) }),
  }));
  const mail = { href: `mailto:${email}`, label: fill(labels.footer.mail, { email }) };
  return (
    <>
      <Links links={[...calls, { href: chat, label: labels.footer.chat }, mail]} />
      <QrCode site={site} />
    </>
  );
}

interface FooterProps {
  site: Site;
  /** Name of the page, for the chat text. */
  page: string;
  /** The page in its other languages. */
  translations: Translation[];
}

/** The end of every page (docs/product.md, Header and footer). */
export function Footer({ site, page, translations }: FooterProps) {
  const { agency, labels, navigation, districts, language } = site;
  const { services, locations, policies } = navigation;
  const year = new Date().getFullYear();
  const [beforeYear, afterYear] = fill(labels.footer.rights, { year: '\n' }).split('\n');
  const local = (items: NavigationItem[]) =>
    items.map(({ name, path }) => ({ href: localPath(language, path), label: name }));
  const places = mappedDistricts(districts).map(({ name, slug }) => ({
    name,
    path: districtPath(slug),
  }));
  return (
    <footer className={styles.footer}>
      <div className={wrap.wrap}>
        <p className={styles.tagline}>{agency.tagline}</p>
        <div className={styles.columns}>
          <Column title={labels.footer.contact}>
            <Contacts page={page} site={site} />
          </Column>
          <Column folded title={labels.footer.services}>
            <Links className={styles.list} links={local([...services.items, ...services.more])} />
          </Column>
          <Column folded title={labels.footer.locations}>
            <Links className={styles.list} links={local([...locations.items, ...locations.more])} />
          </Column>
          <div>
            <Column title={labels.footer.policies}>
              <Links className={styles.list} links={local(policies)} />
            </Column>
            {Object.keys(agency.contact.social).length > 0 && (
              <Column title={labels.footer.follow}>
                <SocialLinks agency={agency} labels={labels} />
              </Column>
            )}
          </div>
        </div>
        <Column folded title={labels.footer.districts}>
          <Links className={styles.districts} links={local(places)} />
        </Column>
        {translations.length > 0 && (
          <p className={styles.languages}>
            <LanguageLinks className={styles.link} translations={translations} />
          </p>
        )}
        <p className={styles.rights}>
          {beforeYear}
          <span data-year>{year}</span>
          {afterYear}
        </p>
      </div>
    </footer>
  );
}
