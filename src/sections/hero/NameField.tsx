import { localPath } from '#contract/local-path.ts';
import type { Language } from '#src/content/site.ts';
import type { SectionOf } from '#src/site/section.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import actions from '../Actions.module.css';
import styles from './NameField.module.css';

type NameFieldProps = NonNullable<SectionOf<'hero'>['nameField']> & { language: Language };

/**
 * Opens the page that paints a name; name-field.ts hands over the value. The input has no `name`, which
 * keeps it out of the URL: without scripts the form is a plain link.
 */
export function NameField({ label, button, to, language }: NameFieldProps) {
  return (
    <form
      action={localPath(language, to)}
      className={`${actions.actions} ${styles.form}`}
      data-name-field
    >
      <label className={styles.label}>
        {label}
        <input autoComplete="organization" className={styles.input} maxLength={120} />
      </label>
      <button className={buttonClasses('secondary')} type="submit">
        {button}
      </button>
    </form>
  );
}
