import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import { indianZone } from '#contract/format-time.ts';
import { localPath } from '#contract/local-path.ts';
import type { NavigationItem } from '#src/content/navigation.schema.ts';
import type { Site } from '#src/content/site.ts';
import { chatLink, displayPhone, type Link } from '#src/site/links.ts';
import { codePath } from '#src/site/printed-code.ts';
import { districtPath } from '#src/site/routes.ts';
import wrap from '#src/styles/Wrap.module.css';
import { FoldedHeading } from '#src/ui/Fold.tsx';
import { QrCode } from '#src/ui/QrCode.tsx';
import { SocialLinks } from '#src/ui/SocialLinks.tsx';
import { LanguageLinks, type LanguageLinksProps } from '../LanguageLinks.tsx';
import styles from './Footer.module.css';

interface ColumnProps {
  title: string;
  /** Whether phones fold the list. */
  folded?: boolean;
  children: ReactNode;
}

function Column({ title, folded = false, children }: ColumnProps) {
  return (
    <div>
      <FoldedHeading isFolded={folded}>
        <h2 className={styles.title}>{title}</h2>
      </FoldedHeading>
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

function Links({ links, className }: { links: Omit<Link, 'kind'>[]; className?: string }) {
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

const pageLinks = (items: NavigationItem[], { language }: Site) =>
  items.map(({ name, path }) => ({ href: localPath(language, path), label: name }));

function Contact({ site, page }: { site: Site; page: string }) {
  const { footer } = site.labels;
  const { email, phones, social } = site.agency.contact;
  const links = [
    ...phones.map((phone) => ({
      href: `tel:${phone}`,
      label: fill(footer.call, { phone: displayPhone(phone) }),
    })),
    { href: chatLink(site.agency, fill(footer.chatText, { page })), label: footer.chat },
    { href: `mailto:${email}`, label: fill(footer.mail, { email }) },
  ];
  return (
    <>
      <Column title={footer.contact}>
        <Links links={links} />
        <QrCode site={site} />
      </Column>
      {Object.keys(social).length > 0 && (
        <Column title={footer.follow}>
          <SocialLinks site={site} />
        </Column>
      )}
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
  const { agency, labels } = site;
  const { services, locations, tools, policies } = site.navigation;
  const districts = site.districts.map(({ name, slug }) => ({
    name,
    path: districtPath(slug),
  }));
  const foldedColumn = (title: string, items: NavigationItem[]) => (
    <Column folded title={title}>
      <Links className={styles.list} links={pageLinks(items, site)} />
    </Column>
  );
  return (
    <footer className={styles.footer}>
      <div className={wrap.wrap}>
        <p className={styles.tagline}>{agency.tagline}</p>
        <div className={styles.columns}>
          <Contact page={page} site={site} />
          {foldedColumn(labels.footer.services, services.items)}
          {foldedColumn(labels.footer.moreServices, services.more)}
          {foldedColumn(labels.footer.tools, tools)}
          {foldedColumn(labels.footer.locations, [...locations.items, ...locations.more])}
          {foldedColumn(labels.footer.policies, policies)}
        </div>
        <Column folded title={labels.footer.districts}>
          <Links className={styles.districts} links={pageLinks(districts, site)} />
        </Column>
        <div className={styles.end}>
          <LanguageLinks className={styles.languages} {...languages} />
          <Rights site={site} />
        </div>
      </div>
    </footer>
  );
}

/** Footer of a printed page (public/print.css): its QR code, contacts, date of the prices and address. */
export function PrintFoot({ site, canonical }: { site: Site; canonical: string }) {
  const { agency, labels } = site;
  const { phones, email } = agency.contact;
  // Day of the build, on which the prices were current.
  const date = new Date().toLocaleDateString(labels.language.code, {
    dateStyle: 'long',
    timeZone: indianZone,
  });
  const address = `${agency.url}${canonical}`.replace(/^https?:\/\//, '');
  return (
    <div data-print-foot hidden>
      <img alt="" loading="lazy" src={codePath({ canonical })} />
      <div>
        <p>{[...phones.map(displayPhone), email].join(' · ')}</p>
        <p>{fill(labels.print.date, { date, address })}</p>
      </div>
    </div>
  );
}
