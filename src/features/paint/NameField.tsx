import { localPath } from '#contract/local-path.ts';
import type { SectionProps } from '#src/site/section.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import fields from '#src/ui/Field.module.css';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { roughFit } from './fit-name.ts';
import styles from './NameField.module.css';
import { signBox } from './shop-sign.ts';
import { maxTyped, nameKey } from './stored-name.ts';

/** One scallop of the awning, from right to left. */
const scallop = 'a39.5 28 0 0 1-79 0';

const outline = { stroke: 'var(--pole)', strokeWidth: 5 };

/** The sign of a shop between its lamps and its awning. */
function ShopSign({ name }: { name: string }) {
  const { size, baseline } = roughFit(name, signBox);
  return (
    <svg aria-hidden="true" className={styles.sign} viewBox="0 0 640 318">
      <path
        d="M120 76V44q0-18 18-18h14m158 50V44q0-18 18-18h14m158 50V44q0-18 18-18h14"
        fill="none"
        {...outline}
      />
      <path
        d="M152 18h20l16 26h-52zm190 0h20l16 26h-52zm190 0h20l16 26h-52zM16 72h608v190H16z"
        fill="var(--pole)"
        {...outline}
      />
      <path
        d="M148 47a14 9 0 0 0 28 0zm190 0a14 9 0 0 0 28 0zm190 0a14 9 0 0 0 28 0zM34 90h572v154H34z"
        fill="var(--turmeric)"
      />
      <path d="M40 96h560v142H40z" fill="var(--sindoor-fill)" />
      <g className={styles.letters} fontSize={size}>
        <use className={styles.shade} href="#sign" />
        <text id="sign" x="320" y={baseline}>
          {name}
        </text>
      </g>
      <g fill="var(--on-sindoor)" {...outline}>
        <path d={`M4 262h632v24${scallop.repeat(8)}z`} />
        <path d={`M4 262${`h79v24${scallop}zm158 0`.repeat(4)}`} fill="var(--sindoor-fill)" />
      </g>
    </svg>
  );
}

/**
 * A field for a name above which a shop sign shows it (name-field.ts), and which leads to Paint your name. The
 * input has no name, which keeps what is typed out of the address.
 */
export function NameField({ section, site }: SectionProps<'name-field'>) {
  return (
    <SectionFrame background="deep" beside lead={section.lead} title={section.title}>
      <form
        action={localPath(site.language, section.to)}
        className={styles.strip}
        data-name-field={nameKey}
      >
        <ShopSign name={section.board} />
        <div className={styles.field}>
          <label>
            <span className={fields.label}>{section.label}</span>
            <input
              autoComplete="organization"
              className={fields.input}
              maxLength={maxTyped}
              placeholder={section.board}
              spellCheck={false}
            />
          </label>
          <button className={buttonClasses('primary')} type="submit">
            {section.button}
          </button>
        </div>
      </form>
    </SectionFrame>
  );
}
