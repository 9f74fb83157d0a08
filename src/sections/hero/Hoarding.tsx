import type { ReactNode } from 'react';
import { letterCount } from '#contract/graphemes.ts';
import { localPath } from '#contract/local-path.ts';
import type { Site } from '#src/content/site.ts';
import type { SectionOf } from '#src/site/section.ts';
import wrap from '#src/styles/Wrap.module.css';
import { buttonClasses } from '#src/ui/button-classes.ts';
import row from '../Actions.module.css';
import { Drawing } from './Drawing.tsx';
import styles from './Hoarding.module.css';

interface HoardingProps {
  section: SectionOf<'hero'>;
  actions: ReactNode;
  site: Site;
}

/** Longer headlines are smaller, so that every board keeps its shape. */
const longTitle = 30;

/** Enough for the widest board; the rest is clipped. */
const lamps = Array.from({ length: 11 }, (_, lamp) => lamp);

/**
 * A painted board on two poles, with lamps and dimensions; buttons and name field hang between the poles.
 * A drawing fills the right half of the board; on a phone it follows the buttons.
 */
export function Hoarding({ section, actions, site }: HoardingProps) {
  const { drawing, eyebrow, title, lead, nameField, size } = section;
  return (
    <section className={styles.scene}>
      <div className={`${wrap.wrap} ${drawing ? styles.drawn : ''}`.trim()}>
        <p aria-hidden="true" className={styles.dimension}>
          <span>{size}</span>
        </p>
        <div aria-hidden="true" className={styles.lamps}>
          {lamps.map((lamp) => (
            <i key={lamp} />
          ))}
        </div>
        <div className={styles.board}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1
            className={`${styles.title} ${letterCount(title) > longTitle ? styles.long : ''}`.trim()}
          >
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.legs}>
          {actions}
          {nameField && (
            // The input has no name, which keeps it out of the URL; name-field.ts hands over its value.
            <form
              action={localPath(site.language, nameField.to)}
              className={`${row.actions} ${styles.nameField}`}
              data-name-field
            >
              <label>
                {nameField.label}
                <input autoComplete="organization" maxLength={120} />
              </label>
              <button className={buttonClasses('secondary')} type="submit">
                {nameField.button}
              </button>
            </form>
          )}
        </div>
        {drawing && (
          <div className={styles.picture}>
            <Drawing {...drawing} />
          </div>
        )}
      </div>
    </section>
  );
}
