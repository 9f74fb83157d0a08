import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { hasHeadOffice } from '#src/content/district.schema.ts';
import { districtPath, visitId } from '#src/site/routes.ts';
import type { SectionProps } from '#src/site/section.ts';
import { FoldedHeading } from '#src/ui/Fold.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './DistrictFacts.module.css';

/** Facts of a district as a ruled table, above what it is known for and lives on; phones fold all of them. */
export function DistrictFacts({ section, site }: SectionProps<'district-facts'>) {
  const { district } = section;
  const { localLine } = district;
  const labels = site.labels.district;
  const isHome = hasHeadOffice(district);
  const distance = isHome
    ? labels.atHome
    : fill(labels.distanceValue, { km: district.straightLineKm });
  const nameOf = (slug: string) => site.districts.find((other) => other.slug === slug)?.name;
  const neighbours = (
    <ul key="neighbours">
      {district.neighbours.map((slug) => (
        <li className={styles.neighbour} key={slug}>
          <a href={localPath(site.language, districtPath(slug))}>{nameOf(slug)}</a>
        </li>
      ))}
    </ul>
  );
  const rows = [
    [labels.headquarters, district.headquarters],
    [labels.division, district.division],
    [labels.region, site.labels.regions[district.region]],
    [labels.distance, distance],
    [labels.neighbours, neighbours],
    ...(district.beyond ? [[labels.beyond, district.beyond]] : []),
  ];
  const stories = [
    { title: fill(labels.knownFor, { district: district.name }), text: district.knownFor },
    { title: labels.livesOn, text: district.livesOn },
    isHome
      ? { id: visitId, title: labels.visit, text: district.reach }
      : { title: fill(labels.reach, { district: district.name }), text: district.reach },
  ];
  return (
    <SectionFrame title={fill(labels.facts, { district: district.name })}>
      {localLine && (
        <p className={styles.local} lang={localLine.language}>
          {unbroken(localLine.text)}
        </p>
      )}
      <div className={styles.story}>
        <FoldedHeading>
          <h3>{fill(labels.place, { district: district.name })}</h3>
        </FoldedHeading>
        <dl className={styles.facts}>
          {rows.map(([term, value]) => (
            <div className={styles.row} key={String(term)}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.stories}>
        {stories.map(({ id, title, text }) => (
          <div className={styles.story} id={id} key={title}>
            <FoldedHeading open={id !== undefined}>
              <h3>{title}</h3>
            </FoldedHeading>
            <p>{unbroken(text)}</p>
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
