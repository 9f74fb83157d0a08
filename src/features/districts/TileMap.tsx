import { localPath } from '#contract/local-path.ts';
import { type Region, regions } from '#src/content/district.schema.ts';
import type { Site } from '#src/content/site.ts';
import { mappedDistricts } from '#src/site/mapped-districts.ts';
import { districtPath } from '#src/site/routes.ts';
import type { SectionProps } from '#src/site/section.ts';
import { shortName } from '#src/site/short-name.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import columns from './Columns.module.css';
import { type PlacedDistrict, placeTiles } from './place-tiles.ts';
import styles from './TileMap.module.css';

interface TileProps extends PlacedDistrict {
  highlighted: boolean;
  site: Site;
}

/** On a phone the short name is visible; screen readers read the whole one. */
function Tile({ district, column, highlighted, site }: TileProps) {
  const classes = [
    styles[district.region],
    column !== undefined && columns[`column${column}`],
    highlighted && styles.highlighted,
  ];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <a
        aria-current={highlighted ? 'page' : undefined}
        href={localPath(site.language, districtPath(district.slug))}
      >
        <span aria-hidden="true" className={styles.initials}>
          {shortName(district, site.labels.map.letters)}
        </span>
        <VisuallyHidden onPhone>{district.name}</VisuallyHidden>
        {highlighted && <VisuallyHidden>, {site.labels.map.here}</VisuallyHidden>}
      </a>
    </li>
  );
}

function Legend({ site }: { site: Site }) {
  return (
    <p className={styles.legend}>
      <span>{site.labels.map.legend}</span>
      {regions.map((region: Region) => (
        <span key={region}>
          <i className={`${styles.swatch} ${styles[region]}`} />
          {site.labels.regions[region]}
        </span>
      ))}
    </p>
  );
}

/** The districts as a map of tiles, each a link, neighbours beside neighbours, 9 columns by 6 rows. */
export function TileMap({ section, site }: SectionProps<'tile-map'>) {
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      <ul className={styles.map}>
        {placeTiles(mappedDistricts(site.districts)).map((placed) => (
          <Tile
            {...placed}
            key={placed.district.slug}
            highlighted={placed.district.slug === section.highlighted}
            site={site}
          />
        ))}
      </ul>
      <Legend site={site} />
    </SectionFrame>
  );
}
