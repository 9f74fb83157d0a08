import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import { confirmedPeriods } from '#contract/payment-labels.ts';
import type { SectionProps } from '#src/site/section.ts';
import styles from './PolicyText.module.css';
import { Seller } from './Seller.tsx';

interface PolicyTextProps extends SectionProps<'policy-text'> {
  /** The rendered Markdown. */
  children?: ReactNode;
}

/** A policy under its heading. */
export function PolicyText({ section, site, children }: PolicyTextProps) {
  const { breadcrumb, effective, showsPeriods, showsSeller } = section.policy;
  const periods = showsPeriods && confirmedPeriods(site.payment);
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
        {periods && (
          <>
            <h2>{site.payment.retention.title}</h2>
            <p>{periods}</p>
          </>
        )}
        {showsSeller && <Seller site={site} />}
      </div>
    </article>
  );
}
