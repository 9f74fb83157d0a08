import type { ChangeEvent } from 'react';
import { fill } from '#contract/fill.ts';
import { mostPhotographs } from '#contract/office/content.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import buttons from '../../ui/Buttons.module.css';
import { useContentWords } from '../use-content-words.ts';
import styles from './PhotographsPage.module.css';

/** Without HEIC, so that an iPhone converts its photographs to JPEG. */
const accepted = 'image/jpeg,image/png,image/webp';

interface ChooseButtonsProps {
  isSingle?: boolean;
  onChoose: (files: File[]) => void;
}

/** Buttons to choose photographs from the gallery, or to take one. */
export function ChooseButtons({ isSingle = false, onChoose }: ChooseButtonsProps) {
  const { photographs: labels } = useContentWords().office.content;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    // Allows choosing the same file again.
    target.value = '';
  };
  return (
    <div className={`${buttons.row} ${styles.choose}`}>
      <label className={buttonClasses('secondary')}>
        {labels.choose}
        <input accept={accepted} multiple={!isSingle} onChange={choose} type="file" />
      </label>
      <label className={buttonClasses('secondary')}>
        {labels.camera}
        <input accept={accepted} capture="environment" onChange={choose} type="file" />
      </label>
    </div>
  );
}

interface PickerProps extends Pick<ChooseButtonsProps, 'onChoose'> {
  /** Photographs chosen so far. */
  count: number;
}

/** The buttons, while the job may have more photographs. */
export function Picker({ count, onChoose }: PickerProps) {
  const { photographs: labels } = useContentWords().office.content;
  if (count >= mostPhotographs) return <p>{fill(labels.most, { count: mostPhotographs })}</p>;
  return (
    <div className={styles.picker}>
      <ChooseButtons onChoose={onChoose} />
      <p className={field.hint}>{fill(labels.chooseHint, { count: mostPhotographs })}</p>
    </div>
  );
}
