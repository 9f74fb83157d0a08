import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import type { NavigationItem } from '#src/content/navigation.schema.ts';
import type { Site } from '#src/content/site.ts';
import { chatLink, displayPhone, type Link } from '#src/site/links.ts';
import { mappedDistricts } from '#src/site/mapped-districts.ts';
import { districtPath } from '#src/site/routes.ts';
import wrap from '#src/styles/Wrap.module.css';
import { QrCode } from '#src/ui/QrCode.tsx';
import { SocialLinks } from '#src/ui/SocialLinks.tsx';
import { LanguageLinks, type LanguageLinksProps } from '../LanguageLinks.tsx';
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

/** The copyright line. The year is that of the build, until page.ts sets the visitor's. */
function Rights({ site }: { site: Site }) {
  const [before, after] = fill(site.labels.footer.rights, { year: '\n' }).split('\n');
  return (
    <p className={styles.rights}>
      {before}
      <span data-year>{new Date().getFullYear()}</span>
      {after}
    </p>
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

const callsOf = ({ agency, labels }: Site) =>
  agency.contact.phones.map((phone) => ({
    href: `tel:${phone}`,
    label: fill(labels.footer.call, { phone: displayPhone(phone) }),
  }));

const policiesOf = ({ language, navigation }: Site) =>
  navigation.policies.map(({ name, path }) => ({ href: localPath(language, path), label: name }));

function Contacts({ site, page }: { site: Site; page: string }) {
  const { agency, labels } = site;
  const { email } = agency.contact;
  const chat = chatLink(agency, fill(labels.footer.chatText, { page }));
  const mail = { href: `mailto:${email}`, label: fill(labels.footer.mail, { email }) };
  return (
    <>
      <Links links={[...callsOf(site), { href: chat, label: labels.footer.chat }, mail]} />
      <QrCode site={site} />
    </>
  );
}

function Navigation({ site, page }: { site: Site; page: string }) {
  const { agency, labels, navigation, districts, language } = site;
  const { services, locations } = navigation;
  const local = (items: NavigationItem[]) =>
    items.map(({ name, path }) => ({ href: localPath(language, path), label: name }));
  const places = mappedDistricts(districts).map(({ name, slug }) => ({
    name,
    path: districtPath(slug),
  }));
  return (
    <>
      <p className={styles.tagline}>
        {agency.tagline}
        {agency.taglineNote && <small>{agency.taglineNote}</small>}
      </p>
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
            <Links className={styles.list} links={policiesOf(site)} />
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
    </>
  );
}

interface FooterProps {
  site: Site;
  /** Name of the page, for the chat text. */
  page: string;
  /** Checkout and payment status: phones and policies alone, nothing that leads a payer away. */
  isCheckout: boolean;
  /** The page in its other languages. */
  languages: LanguageLinksProps;
}

/** The end of every page (docs/product.md, Header and footer). */
export function Footer({ site, page, isCheckout, languages }: FooterProps) {
  return (
    <footer className={isCheckout ? `${styles.footer} ${styles.short}` : styles.footer}>
      <div className={wrap.wrap}>
        {isCheckout ? (
          <Links className={styles.list} links={[...callsOf(site), ...policiesOf(site)]} />
        ) : (
          <Navigation page={page} site={site} />
        )}
        <LanguageLinks className={styles.languages} {...languages} />
        <Rights site={site} />
      </div>
    </footer>
  );
}
