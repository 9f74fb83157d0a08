import { useEffect, useId, useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import buttons from '../../ui/Buttons.module.css';
import { useTranslate } from '../../words/use-translate.ts';
import { useLanguages } from '../../words/WordsProvider.tsx';
import { useContentWords } from '../use-content-words.ts';
import type { Conflict, FormConflict } from './editing.ts';
import styles from './Panels.module.css';

interface ConflictPanelProps {
  conflict: Conflict;
  onResolve: (theirs: ReadonlySet<FormConflict>) => void;
}

/** Fields that another member has changed, too. For each, the member picks one of the two versions. */
export function ConflictPanel({ conflict, onResolve }: ConflictPanelProps) {
  const { editor: labels } = useContentWords().office;
  const { fields } = conflict;
  // Nobody has saved if the draft was discarded meanwhile.
  const memberName = conflict.memberName || labels.somebody;
  const [theirs, setTheirs] = useState<ReadonlySet<FormConflict>>(new Set());
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const choose = (field: FormConflict, isTheirs: boolean) => {
    const others = [...theirs].filter((one) => one !== field);
    setTheirs(new Set(isTheirs ? [...others, field] : others));
  };
  return (
    <section aria-labelledby={id} className={`${styles.panel} ${styles.alert}`}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {fill(labels.conflictTitle, { name: memberName })}
      </h2>
      <p>{labels.conflictText}</p>
      {fields.map((field) => (
        <ConflictChoice
          field={field}
          isTheirs={theirs.has(field)}
          key={field.path.join('.')}
          memberName={memberName}
          onChoose={(isTheirs) => choose(field, isTheirs)}
        />
      ))}
      <div className={buttons.row}>
        <button
          className={buttonClasses('primary')}
          onClick={() => onResolve(theirs)}
          type="button"
        >
          {labels.conflictSave}
        </button>
      </div>
    </section>
  );
}

interface ConflictChoiceProps {
  field: FormConflict;
  memberName: string;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function ConflictChoice({ field, memberName, isTheirs, onChoose }: ConflictChoiceProps) {
  const { editor: labels } = useContentWords().office;
  const { languages } = useLanguages();
  const name = useTranslate('fields')(field.field);
  const group = useId();
  const language = languages.find((one) => one.language === field.language)?.name;
  const choices = [
    { name: labels.keepMine, text: field.mine, value: false },
    { name: fill(labels.takeTheirs, { name: memberName }), text: field.theirs, value: true },
  ];
  return (
    <fieldset className={styles.choice}>
      <legend>{language ? `${name} · ${language}` : name}</legend>
      {choices.map(({ name: choice, text, value }) => (
        <label key={choice}>
          <input
            checked={isTheirs === value}
            name={group}
            onChange={() => onChoose(value)}
            type="radio"
          />
          <span>
            <strong>{choice}</strong>{' '}
            <span lang={field.language ?? undefined}>{text ?? labels.nothing}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
