import { parse } from 'yaml';

const frontMatter = /^---\n([\s\S]*?)\n---/;
/** Hosts that can be nobody's (RFC 2606) and so stand for what is not known yet. */
const standInHost = /\bexample\.(?:com|org|net)\b|\.example\b|\/example\b/;

/** Places in a content value that say `sample: true` or name a stand-in host. */
function placesIn(value: unknown, place: string): string[] {
  if (typeof value === 'string') return standInHost.test(value) ? [`${place}: ${value}`] : [];
  if (value === null || typeof value !== 'object') return [];
  const own =
    'sample' in value && value.sample === true ? [`${place || 'the whole file'}: sample`] : [];
  const inside = Object.entries(value).flatMap(([key, item]) =>
    placesIn(item, place ? `${place}.${key}` : key),
  );
  return [...own, ...inside];
}

/** What is invented in a YAML file or in the front matter of a Markdown file. */
export function findSamples(text: string, file: string): string[] {
  const yaml = file.endsWith('.md') ? (frontMatter.exec(text)?.[1] ?? '') : text;
  return placesIn(parse(yaml), '');
}
