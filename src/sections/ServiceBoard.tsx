import { localPath } from '#contract/local-path.ts';
import { drawingAt } from '#src/site/links.ts';
import type { SectionProps } from '#src/site/section.ts';
import { StartingPrice } from '#src/ui/Price.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import { Actions } from './Actions.tsx';
import { Drawing } from './hero/Drawing.tsx';
import styles from './ServiceBoard.module.css';

/** The sign with a picture: the wide one in the middle of the wall. More of them would weigh too much. */
const pictured = 3;

/** Services as a row of painted shop signs; on wide screens one has the drawing of the page that it leads to. */
export function ServiceBoard({ section, site }: SectionProps<'service-board'>) {
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      <ul className={styles.signs}>
        {section.items.map((item, index) => {
          const drawing = index === pictured && drawingAt(item.to, site);
          return (
            <li className={styles.sign} key={item.to + item.title}>
              <h3 className={styles.title}>
                <a href={localPath(site.language, item.to)}>{unbroken(item.title)}</a>
              </h3>
              <p className={styles.text}>{unbroken(item.text)}</p>
              {item.from && (
                <StartingPrice className={styles.price} service={item.from} site={site} />
              )}
              {drawing && <Drawing covers {...drawing} />}
            </li>
          );
        })}
      </ul>
      {section.action && <Actions actions={[section.action]} isQuiet site={site} />}
    </SectionFrame>
  );
}
