import { fill } from '#contract/fill.ts';
import type { Conflict } from '#contract/office/content.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { useTranslate } from '../../words/use-translate.ts';
import notice from '../Notice.module.css';
import { useContentWords } from '../use-content-words.ts';
import styles from './PricesPage.module.css';

interface ConflictListProps {
  conflict: { memberName: string; fields: Conflict[] };
  onDecide: (conflict: Conflict, isMine: boolean) => void;
}

/** Fields that another member has changed, too, each with both versions to choose from. */
export function ConflictList({ conflict: { memberName, fields }, onDecide }: ConflictListProps) {
  const { prices: labels } = useContentWords().office.content;
  const translate = useTranslate('fields');
  return (
    <div className={notice.alert} role="alert">
      <p>
        <strong>{fill(labels.conflict, { name: memberName })}</strong>
      </p>
      <ul>
        {fields.map((conflict) => (
          <li key={JSON.stringify([conflict.language, conflict.path])}>
            <p>
              <b>{translate(conflict.field)}</b>
            </p>
            <p>
              {labels.theirs} {conflict.theirs ?? labels.removed}
            </p>
            <p>
              {labels.mine} {conflict.mine ?? labels.removed}
            </p>
            <div className={styles.barLine}>
              <button
                className={buttonClasses('secondary')}
                onClick={() => onDecide(conflict, false)}
                type="button"
              >
                {labels.takeTheirs}
              </button>
              <button
                className={buttonClasses('secondary')}
                onClick={() => onDecide(conflict, true)}
                type="button"
              >
                {labels.keepMine}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
