import { localPath } from '#contract/local-path.ts';
import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './BranchList.module.css';

/** Offices with a page of their own, then branches outside Bihar, as milestones. */
export function BranchList({ section, site }: SectionProps<'branch-list'>) {
  const offices = site.agency.offices.flatMap(({ city, state, aliases }) =>
    aliases.slice(0, 1).map((path) => ({ name: city, state, path })),
  );
  const branches = site.branches.map(({ name, state, slug }) => ({
    name,
    state,
    path: `/locations/${slug}`,
  }));
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      <ul className={styles.road}>
        {[...offices, ...branches].map(({ name, state, path }) => (
          <li key={path}>
            <a className={styles.stone} href={localPath(site.language, path)}>
              <span className={styles.city}>{name}</span>
              <span className={styles.state}>{state}</span>
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
