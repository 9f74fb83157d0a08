import { localPath } from '#contract/local-path.ts';
import { type District, regions } from '#src/content/district.schema.ts';
import { districtPath } from '#src/site/routes.ts';
import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { DistrictFinder } from './DistrictFinder.tsx';
import styles from './TileMap.module.css';

/**
 * Columns of the tiles that do not follow a left neighbour; the grid places the others, and starts a row at each
 * that is left of the one before. Rules, because our CSP blocks style attributes.
 */
const columnStyles = (districts: District[]) =>
  districts
    .map(({ tile: { row, column } }, index) => {
      const before = districts[index - 1]?.tile;
      const follows = before?.row === row && before.column + 1 === column;
      const tile = `.${styles.map} li:nth-child(${index + 1})`;
      return follows ? '' : `${tile}{grid-column:${column + 1}}`;
    })
    .join('');

/**
 * A field that finds a district, and below it, where tiles have room for names, the districts as a map of linked
 * tiles, neighbours side by side, read row by row.
 */
export function TileMap({ section, site }: SectionProps<'tile-map'>) {
  const { labels, language } = site;
  const districts = site.districts.toSorted(
    (a, b) => a.tile.row - b.tile.row || a.tile.column - b.tile.column,
  );
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      <DistrictFinder site={site} />
      <style>{columnStyles(districts)}</style>
      <ul className={styles.map}>
        {districts.map(({ name, region, slug }) => {
          const isHere = slug === section.highlighted;
          return (
            <li
              className={isHere ? `${styles[region]} ${styles.highlighted}` : styles[region]}
              key={slug}
            >
              <a
                aria-current={isHere ? 'page' : undefined}
                href={localPath(language, districtPath(slug))}
              >
                <span>{name}</span>
                {isHere && <VisuallyHidden>, {labels.map.here}</VisuallyHidden>}
              </a>
            </li>
          );
        })}
      </ul>
      <p className={styles.legend}>
        <span>{labels.map.legend}</span>
        {regions.map((region) => (
          <span key={region}>
            <i className={`${styles.swatch} ${styles[region]}`} />
            {labels.regions[region]}
          </span>
        ))}
      </p>
    </SectionFrame>
  );
}
