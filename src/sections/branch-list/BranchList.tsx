import { SectionFrame } from '#src/components/section-frame/SectionFrame.tsx';
import { localPath } from '#src/routing/local-path.ts';
import type { SectionProps } from '../section.ts';
import styles from './BranchList.module.css';

/** Places outside Bihar, as kilometre stones at the roadside. */
export function BranchList({ section, site }: SectionProps<'branch-list'>) {
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      <ul className={styles.road}>
        {site.branches.map((branch) => (
          <li key={branch.slug}>
            <a
              className={styles.stone}
              href={localPath(site.language, `/locations/${branch.slug}`)}
            >
              <span className={styles.city}>{branch.name}</span>
              <span className={styles.state}>{branch.state}</span>
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
