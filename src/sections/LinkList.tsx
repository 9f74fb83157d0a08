import { localPath } from '#contract/local-path.ts';
import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './LinkList.module.css';

/** Links set in display type, one after the other. */
export function LinkList({ section, site }: SectionProps<'link-list'>) {
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      <ul className={styles.links}>
        {section.links.map((link) => (
          <li key={link.to}>
            <a className={styles.link} href={localPath(site.language, link.to)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
