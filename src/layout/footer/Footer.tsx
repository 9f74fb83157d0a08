import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import type { NavigationItem } from '#src/content/navigation.schema.ts';
import type { Site } from '#src/content/site.ts';
import { chatLink, displayPhone } from '#src/site/links.ts';
import { mappedDistricts } from '#src/site/mapped-districts.ts';
import { districtPath } from '#src/site/routes.ts';
import wrap from '#src/styles/Wrap.module.css';
import { QrCode } from '#src/ui/QrCode.tsx';
import { SocialLinks } from '#src/ui/SocialLinks.tsx';
import { LanguageLinks, type LanguageLinksProps } from '../LanguageLinks.tsx';
import styles from './Footer.module.css';

interface ColumnProps {
  title: string;
  /** Phones fold the list with `<details>`; wider screens always show it. */
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

/** Copyright line with the year of the build, which page.ts updates. */
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
  links: { href: string; label: string }[];
  className?: string;
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

const phoneLinks = ({ agency, labels }: Site) =>
  agency.contact.phones.map((phone) => ({
    href: `tel:${phone}`,
    label: fill(labels.footer.call, { phone: displayPhone(phone) }),
  }));

const pageLinks = (items: NavigationItem[], { language }: Site) =>
  items.map(({ name, path }) => ({ href: localPath(language, path), label: name }));

function Contact({ site, page }: { site: Site; page: string }) {
  const { agency, labels } = site;
  const { email } = agency.contact;
  const chat = chatLink(agency, fill(labels.footer.chatText, { page }));
  const mail = { href: `mailto:${email}`, label: fill(labels.footer.mail, { email }) };
  return (
    <Column title={labels.footer.contact}>
      <Links links={[...phoneLinks(site), { href: chat, label: labels.footer.chat }, mail]} />
      <QrCode site={site} />
    </Column>
  );
}

function Navigation({ site, page }: { site: Site; page: string }) {
  const { agency, labels, navigation } = site;
  const { services, locations, tools, policies } = navigation;
  const districts = mappedDistricts(site.districts).map(({ name, slug }) => ({
    name,
    path: districtPath(slug),
  }));
  const list = (items: NavigationItem[]) => (
    <Links className={styles.list} links={pageLinks(items, site)} />
  );
  return (
    <>
      <p className={styles.tagline}>{agency.tagline}</p>
      <div className={styles.columns}>
        <Contact page={page} site={site} />
        <Column folded title={labels.footer.services}>
          {list(services.items)}
        </Column>
        <div>
          <Column folded title={labels.footer.moreServices}>
            {list(services.more)}
          </Column>
          <Column folded title={labels.footer.tools}>
            {list(tools)}
          </Column>
        </div>
        <div>
          <Column folded title={labels.footer.locations}>
            {list([...locations.items, ...locations.more])}
          </Column>
          <Column title={labels.footer.policies}>{list(policies)}</Column>
          {Object.keys(agency.contact.social).length > 0 && (
            <Column title={labels.footer.follow}>
              <SocialLinks agency={agency} labels={labels} />
            </Column>
          )}
        </div>
      </div>
      <Column folded title={labels.footer.districts}>
        <Links className={styles.districts} links={pageLinks(districts, site)} />
      </Column>
    </>
  );
}

interface FooterProps {
  site: Site;
  /** Name of the page, for the chat text. */
  page: string;
  languages: LanguageLinksProps;
}

/** The end of every page (docs/product.md, Header and footer). */
export function Footer({ site, page, languages }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={wrap.wrap}>
        <Navigation page={page} site={site} />
        <LanguageLinks className={styles.languages} {...languages} />
        <Rights site={site} />
      </div>
    </footer>
  );
}
