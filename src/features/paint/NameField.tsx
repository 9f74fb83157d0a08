import { localPath } from '#contract/local-path.ts';
import row from '#src/sections/Actions.module.css';
import type { SectionProps } from '#src/site/section.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import fields from '#src/ui/Field.module.css';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './NameField.module.css';

/**
 * A field for a name, which name-field.ts hands over to Paint your name. The input has no name, which keeps what
 * is typed out of the address.
 */
export function NameField({ section, site }: SectionProps<'name-field'>) {
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      <form
        action={localPath(site.language, section.to)}
        className={`${row.actions} ${styles.field}`}
        data-name-field
      >
        <label>
          <span className={fields.label}>{section.label}</span>
          <input className={fields.input} autoComplete="organization" maxLength={120} />
        </label>
        <button className={buttonClasses('primary')} type="submit">
          {section.button}
        </button>
      </form>
    </SectionFrame>
  );
}
