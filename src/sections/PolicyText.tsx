import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import type { SectionProps } from '#src/site/section.ts';
import styles from './PolicyText.module.css';
import { Seller } from './Seller.tsx';

/** 2025-08-29 as people of the language write it: 29 August 2025. */
function longDate(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}

/** Static policy text under its heading; the children are its rendered Markdown. */
export function PolicyText({
  section,
  site,
  children,
}: SectionProps<'policy-text'> & { children?: ReactNode }) {
  const { breadcrumb, effective, showsSeller } = section.policy;
  const { language, policy } = site.labels;
  return (
    <article className={styles.text}>
      <h1 className={styles.title}>{breadcrumb}</h1>
      <p className={styles.date}>
        {fill(policy.effective, { date: longDate(effective, language.code) })}
      </p>
      <div className={styles.body}>
        {children}
        {showsSeller && <Seller site={site} />}
      </div>
    </article>
  );
}
