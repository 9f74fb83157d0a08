import type { ReactNode } from 'react';
import { localPath } from '#contract/local-path.ts';
import { formatPaise, rupeesToPaise } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import { mappedDistricts } from '#src/districts/mapped-districts.ts';
import type { SectionProps } from '#src/sections/section.ts';
import styles from './BudgetForm.module.css';

interface ChoicesProps {
  name: 'sum' | 'purpose';
  legend: string;
  choices: string[];
  /** Place of the one that is chosen at first. */
  first: number;
  children?: ReactNode;
}

/** A ruled line of the form with its choices. */
function Choices({ name, legend, choices, first, children }: ChoicesProps) {
  return (
    <fieldset className={styles.line}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <label className={styles.choice} key={choice}>
            <input defaultChecked={index === first} name={name} type="radio" value={index} />
            {choice}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}

/** Any other sum, which needs the script. What is wrong with it stands below. */
function AnySum({ labels }: { labels: Site['labels']['budget'] }) {
  return (
    <>
      <label className={styles.any} data-scripted>
        {labels.anySum}
        <input
          aria-describedby="budget-fault"
          className={styles.field}
          data-field="any"
          inputMode="numeric"
          size={9}
        />
      </label>
      <p className={styles.fault} data-field="fault" id="budget-fault" role="status" />
    </>
  );
}

/** The districts of Bihar, for the heading and the message; needs the script. */
function District({ districts, labels }: Site) {
  return (
    <div className={styles.line} data-scripted>
      <label className={styles.legend} htmlFor="budget-district">
        {labels.budget.district}
      </label>
      <div className={styles.choices}>
        <select className={styles.field} id="budget-district">
          <option value="">{labels.budget.anyDistrict}</option>
          {mappedDistricts(districts).map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        <span data-field="districtNote" role="status">
          {labels.budget.samePrices}
        </span>
      </div>
    </div>
  );
}

/** What the visitor has and wants. What the law says of a purpose stands below it. */
export function BudgetForm({ section, site }: SectionProps<'budget'>) {
  const labels = site.labels.budget;
  return (
    <div className={styles.form} data-form>
      <Choices
        choices={section.sums.map((sum) => formatPaise(rupeesToPaise(sum)))}
        first={1}
        legend={labels.sum}
        name="sum"
      >
        <AnySum labels={labels} />
      </Choices>
      <Choices
        choices={section.purposes.map(({ name }) => name)}
        first={0}
        legend={labels.purpose}
        name="purpose"
      />
      {section.purposes.map(
        ({ name, note, more }, index) =>
          note && (
            <p className={styles.note} data-purpose={index} key={name}>
              {note} {more && <a href={localPath(site.language, more.to)}>{more.label}</a>}
            </p>
          ),
      )}
      <District {...site} />
    </div>
  );
}
