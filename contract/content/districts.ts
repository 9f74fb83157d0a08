import { readdirSync } from 'node:fs';
import { defaultContent } from '../default-language.ts';

/** Slugs of the districts, which name their files. */
export const districtSlugs = (folder = defaultContent): string[] =>
  readdirSync(`${folder}/districts`).map((name) => name.replace(/\.yaml$/, ''));
