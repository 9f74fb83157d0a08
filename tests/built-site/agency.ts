import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { defaultContent } from '#contract/default-language.ts';
import { agencySchema } from '#src/content/agency.schema.ts';
import { type District, districtSchema } from '#src/content/district.schema.ts';

const read = (file: string): unknown => parse(readFileSync(`${defaultContent}/${file}`, 'utf8'));

/** The agency as its content file describes it. */
export const agency = agencySchema.parse(read('agency.yaml'));

/** The districts by slug, as their content files describe them. */
export function readDistricts(): Map<string, District> {
  return new Map(
    readdirSync(`${defaultContent}/districts`).map((file) => [
      file.replace(/\.yaml$/, ''),
      districtSchema.parse(read(`districts/${file}`)),
    ]),
  );
}

/** Public address of a path. */
export const addressOf = (path: string) => `${agency.url}${path}`;

/** Path of a public address of the site; undefined for addresses of others. */
export function pathOf(address: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(address, `${agency.url}/`);
  return origin === new URL(agency.url).origin ? pathname + search + hash : undefined;
}
