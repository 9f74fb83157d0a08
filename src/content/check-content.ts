import { glob } from 'node:fs/promises';
import { findService } from '#contract/catalogue.ts';
import { onMap } from '#src/districts/on-map.ts';
import { shortName } from '#src/districts/short-name.ts';
import type { Site } from './site.ts';

/** A name that becomes an address: small letters, digits and hyphens. */
const name = '[a-z0-9]+(?:-[a-z0-9]+)*';
const known = new RegExp(
  `^[a-z]{2}/(?:${name}\\.yaml|(?:pages|branches|districts)/(?:${name}/)*${name}\\.yaml|policies/${name}\\.md)$`,
);

/** Throws an Error that names the first file below the folder that no collection reads. */
export async function checkFiles(folder = 'content'): Promise<void> {
  for await (const file of glob('**/*.*', { cwd: folder })) {
    if (known.test(file)) continue;
    throw new Error(
      `${folder}/${file} is not read: names have small letters, digits and hyphens, and end in ` +
        '.yaml (policies: .md)',
    );
  }
}

/** Throws an Error with the file where two districts of the map have one name, short name or tile. */
function checkMap({ language, districts }: Site): void {
  const taken = new Map<string, string>();
  for (const district of onMap(districts)) {
    const { name: title, tile } = district;
    const file = `content/${language}/districts/${district.slug}.yaml`;
    const claims = [
      `name ${title}`,
      `short name ${shortName(district)}`,
      `tile ${tile.column}, ${tile.row}`,
    ];
    for (const claim of claims) {
      const other = taken.get(claim);
      if (other) throw new Error(`${file} has the ${claim} of ${other}`);
      taken.set(claim, file);
    }
  }
}

/** Throws an Error with the file where a neighbour is missing, or does not name a district back. */
function checkNeighbours({ language, districts }: Site): void {
  const bySlug = new Map(districts.map((district) => [district.slug, district]));
  const pairs = districts.flatMap(({ slug, neighbours }) =>
    neighbours.map((neighbour) => ({ slug, neighbour })),
  );
  const fileOf = (slug: string) => `content/${language}/districts/${slug}.yaml`;
  for (const { slug, neighbour } of pairs) {
    const other = bySlug.get(neighbour);
    if (!other) throw new Error(`${fileOf(slug)}: there is no neighbour "${neighbour}"`);
    if (!other.neighbours.includes(slug)) {
      throw new Error(`${fileOf(neighbour)} must name the neighbour "${slug}", which names it`);
    }
  }
}

function checkServices({ language, pages, catalogue }: Site): void {
  for (const { slug, sections } of pages) {
    for (const section of sections) {
      if (section.type !== 'service-board') continue;
      const lost = section.items.find(({ from }) => from && !findService(catalogue, from))?.from;
      if (lost === undefined) continue;
      throw new Error(
        `content/${language}/pages/${slug}.yaml: catalogue.yaml has no service "${lost}"`,
      );
    }
  }
}

/** Throws an Error that names the file where one content file speaks of what no other has. */
export function checkContent(site: Site): void {
  checkMap(site);
  checkNeighbours(site);
  checkServices(site);
}
