import { localPath } from '#contract/local-path.ts';
import type { SectionProps } from '#src/site/section.ts';
import { StartingPrice } from '#src/ui/Price.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import { Actions } from './Actions.tsx';
import styles from './ServiceBoard.module.css';

/** Services as a row of painted shop signs. */
export function ServiceBoard({ section, site }: SectionProps<'service-board'>) {
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      <ul className={styles.signs}>
        {section.items.map((item) => (
          <li className={styles.sign} key={item.to + item.title}>
            <h3 className={styles.title}>
              <a href={localPath(site.language, item.to)}>{unbroken(item.title)}</a>
            </h3>
            <p className={styles.text}>{unbroken(item.text)}</p>
            {item.from && (
              <StartingPrice className={styles.price} service={item.from} site={site} />
            )}
          </li>
        ))}
      </ul>
      {section.action && <Actions actions={[section.action]} isQuiet site={site} />}
    </SectionFrame>
  );
}
