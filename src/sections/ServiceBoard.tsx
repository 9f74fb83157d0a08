import { localPath } from '#contract/local-path.ts';
import type { SectionProps } from '#src/site/section.ts';
import { StartingPrice } from '#src/ui/Price.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import { Actions } from './Actions.tsx';
import { Drawing } from './hero/Drawing.tsx';
import styles from './ServiceBoard.module.css';

/** Services as a row of painted shop signs; on wide screens one has a drawing. */
export function ServiceBoard({ section, site }: SectionProps<'service-board'>) {
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      <ul className={styles.signs}>
        {section.items.map(({ drawing, from, text, title, to }) => (
          <li className={styles.sign} key={to + title}>
            <h3 className={styles.title}>
              <a href={localPath(site.language, to)}>{unbroken(title)}</a>
            </h3>
            <p className={styles.text}>{unbroken(text)}</p>
            {from && <StartingPrice className={styles.price} service={from} site={site} />}
            {drawing && <Drawing covers {...drawing} />}
          </li>
        ))}
      </ul>
      {section.action && <Actions actions={[section.action]} isQuiet site={site} />}
    </SectionFrame>
  );
}
