import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import type { SectionProps } from '#src/site/section.ts';
import styles from './PolicyText.module.css';
import { Seller } from './Seller.tsx';

interface PolicyTextProps extends SectionProps<'policy-text'> {
  /** The rendered Markdown. */
  children?: ReactNode;
}

/** A policy under its heading. */
export function PolicyText({ section, site, children }: PolicyTextProps) {
  const { breadcrumb, effective, showsSeller } = section.policy;
  const { language, policy } = site.labels;
  const format = new Intl.DateTimeFormat(language.code, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className={styles.text}>
      <h1 className={styles.title}>{breadcrumb}</h1>
      <p className={styles.date}>
        {fill(policy.effective, { date: format.format(new Date(effective)) })}
      </p>
      <div className={styles.body}>
        {children}
        {showsSeller && <Seller site={site} />}
      </div>
    </article>
  );
}
