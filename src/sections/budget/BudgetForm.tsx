import { localPath } from '#contract/local-path.ts';
import { formatPaise, rupeesToPaise } from '#contract/money.ts';
import type { SectionProps } from '../section.ts';
import styles from './BudgetForm.module.css';

interface ChoicesProps {
  name: 'sum' | 'purpose';
  legend: string;
  choices: string[];
  /** Place of the one that is chosen at first. */
  first: number;
}

/** A ruled line of the form with its choices. */
function Choices({ name, legend, choices, first }: ChoicesProps) {
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
      </div>
    </fieldset>
  );
}

/** What the visitor has and wants: the sum and the purpose. What the law says of one stands below it. */
export function BudgetForm({ section, site }: SectionProps<'budget'>) {
  const labels = site.labels.budget;
  return (
    <div className={styles.form}>
      <Choices
        choices={section.sums.map((sum) => formatPaise(rupeesToPaise(sum)))}
        first={1}
        legend={labels.sum}
        name="sum"
      />
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
    </div>
  );
}
