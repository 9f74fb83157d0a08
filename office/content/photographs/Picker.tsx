import type { ChangeEvent } from 'react';
import { fill } from '#contract/fill.ts';
import { mostPhotographs } from '#contract/office/content.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import buttons from '../../ui/Buttons.module.css';
import { useWords } from '../../words/WordsProvider.tsx';
import styles from './PhotographsPage.module.css';

/** Without HEIC, so that an iPhone converts its photographs to JPEG. */
const accepted = 'image/jpeg,image/png,image/webp';

interface PickerProps {
  /** Photographs chosen so far. */
  count: number;
  onChoose: (files: File[]) => void;
}

/** Buttons to choose photographs from the gallery, or to take one. */
export function Picker({ count, onChoose }: PickerProps) {
  const { photographs: labels } = useWords().office.content;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    // Allows choosing the same file again.
    target.value = '';
  };
  if (count >= mostPhotographs) return <p>{fill(labels.most, { count: mostPhotographs })}</p>;
  return (
    <div className={styles.picker}>
      <div className={buttons.row}>
        <label className={buttonClasses('secondary')}>
          {labels.choose}
          <input accept={accepted} multiple onChange={choose} type="file" />
        </label>
        <label className={buttonClasses('secondary')}>
          {labels.camera}
          <input accept={accepted} capture="environment" onChange={choose} type="file" />
        </label>
      </div>
      <p className={field.hint}>{fill(labels.chooseHint, { count: mostPhotographs })}</p>
    </div>
  );
}
