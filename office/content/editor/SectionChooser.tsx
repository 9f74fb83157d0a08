import { useId, useState } from 'react';
import { buttonClasses } from '#src/ui/button-classes.ts';
import fieldStyles from '#src/ui/Field.module.css';
import { useContentWords } from '../use-content-words.ts';
import { useEditor } from './EditorContext.ts';
import type { GroupField, UnionField } from './fields.ts';
import styles from './SectionChooser.module.css';
import { SectionSketch } from './SectionSketch.tsx';

interface SectionChooserProps {
  union: UnionField;
  isFull: boolean;
  onChoose: (group: GroupField) => void;
}

/** Adds a section; its kind is chosen from drawings. */
export function SectionChooser({ union, isFull, onChoose }: SectionChooserProps) {
  const { editor: labels } = useContentWords().office;
  const { names } = useEditor();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        aria-controls={id}
        aria-disabled={isFull}
        aria-expanded={isOpen}
        className={buttonClasses('secondary')}
        onClick={() => setOpen(!isOpen && !isFull)}
        type="button"
      >
        {labels.addSection}
      </button>
      <div hidden={!isOpen} id={id}>
        <p className={fieldStyles.hint}>{labels.chooseKind}</p>
        <ul className={styles.kinds}>
          {isOpen &&
            union.options.map(({ group, value }) => (
              <li key={String(value)}>
                <button
                  onClick={() => {
                    setOpen(false);
                    onChoose(group);
                  }}
                  type="button"
                >
                  <SectionSketch type={String(value)} />
                  {names.titleOf(group, String(value))}
                </button>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
