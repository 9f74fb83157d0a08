import { fill } from '#contract/fill.ts';
import { displayPhone } from '#src/content/links.ts';
import type { Site } from '#src/content/site.ts';
import styles from './PaperHead.module.css';

/**
 * Head of a printed plan: whose it is, from which day and how long it holds, and the agency's chat as a QR
 * code. The day is that of the visitor (budget/budget-page.ts); until that script is there, and without
 * scripts, there is room to write it.
 */
export function PaperHead({ days, site }: { days: number; site: Site }) {
  const { agency, labels } = site;
  const [office] = agency.offices;
  return (
    <div className={styles.head}>
      <p className={styles.brand}>{agency.brand}</p>
      <p>
        {office.city}, {office.state}
        <br />
        {displayPhone(agency.contact.phones[0])}
      </p>
      <p>
        {labels.budget.date}: <span data-field="date">____________</span>
        <br />
        {fill(labels.budget.valid, { days })}
      </p>
      <p className={styles.scan}>
        {labels.budget.scan}
        <img alt="" height="84" src="/chat-code.svg" width="84" />
      </p>
    </div>
  );
}
