import type { z } from 'astro/zod';
import { Block } from '#src/components/block/Block.tsx';
import { HiddenText } from '#src/components/hidden-text/HiddenText.tsx';
import { type Region, regions } from '#src/content/district.schema.ts';
import type { Site } from '#src/content/site.ts';
import { type MappedDistrict, onMap } from '#src/districts/on-map.ts';
import { localPath } from '#src/routing/local-path.ts';
import { districtPath } from '#src/routing/routes.ts';
import type { SectionProps } from '../section.ts';
import styles from './TileMap.module.css';
import type { tileMapSchema } from './tile-map.schema.ts';

const byPosition = (a: MappedDistrict, b: MappedDistrict) =>
  a.tile.row - b.tile.row || a.tile.column - b.tile.column;

/** The first three letters stand on a phone; the whole name is there for everyone who listens. */
function Tile({ district, lit, site }: { district: MappedDistrict; lit: boolean; site: Site }) {
  const { column, row } = district.tile;
  const initials = district.name
    .split(' ')
    .map((word, _, words) => word.slice(0, words.length > 1 ? 1 : 3))
    .join('');
  const name = (
    <>
      <span aria-hidden="true" className={styles.initials}>
        {initials}
      </span>
      <span className={styles.name}>{district.name}</span>
      {lit && <HiddenText>, {site.labels.map.here}</HiddenText>}
    </>
  );
  return (
    <li
      className={`${styles.tile} ${styles[district.region]} ${lit ? styles.lit : ''}`.trim()}
      data-column={column}
      data-row={row}
    >
      <a
        aria-current={lit ? 'page' : undefined}
        href={localPath(site.language, districtPath(district.slug))}
      >
        {name}
      </a>
    </li>
  );
}

function Legend({ site }: { site: Site }) {
  return (
    <p className={styles.legend}>
      <span>{site.labels.map.legend}</span>
      {regions.map((region: Region) => (
        <span className={styles.key} key={region}>
          <i className={`${styles.swatch} ${styles[region]}`} />
          {site.labels.regions[region]}
        </span>
      ))}
    </p>
  );
}

/** Bihar in tiles: 38 links in their true neighbourhood, 9 columns by 6 rows (design.md). */
export function TileMap({ section, site }: SectionProps<z.infer<typeof tileMapSchema>>) {
  return (
    <Block lead={section.lead} title={section.title}>
      <ul className={styles.map}>
        {onMap(site.districts)
          .sort(byPosition)
          .map((district) => (
            <Tile
              district={district}
              key={district.slug}
              lit={district.slug === section.lit}
              site={site}
            />
          ))}
      </ul>
      <Legend site={site} />
    </Block>
  );
}
