import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { letterCount } from '#contract/graphemes.ts';
import { addedPage } from './added-page.ts';

/** As long as a brand may be. */
const brand = 'Purvanchal Outdoor Works';
const phones = ['+917000000021', '+917000000043'];
const gst = { registered: true, number: '27AAPFU0939F1ZV', rate: 18, placeOfSupply: 'Maharashtra' };

/** Keys of texts that choose something or lead somewhere; nobody reads them. */
const unread = new Set([
  ...[
    'type',
    'artwork',
    'background',
    'layout',
    'subject',
    'symbol',
    'period',
    'highlighted',
    'of',
    'promise',
    'photo',
    'posts',
    'place',
    'file',
    'format',
    'formats',
    'language',
    'region',
    'unit',
  ],
  ...['to', 'path', 'aliases', 'slug', 'neighbours', 'short', 'sources', 'code'],
  ...['url', 'email', 'social', 'hours'],
]);

const swapped: Record<string, string> = { a: 'e', e: 'a', o: 'u', u: 'o' };

/**
 * Every word spelt in another way, as long as before; braces, Markdown's targets and what multiplies a
 * figure stay.
 */
const respelt = (text: string) =>
  text.replace(
    /\{[^}]*\}|\]\([^)]*\)|\b(?:thousand|lakh|crore|billion)s?\b|[aeou]/gi,
    (part) => swapped[part] ?? part,
  );

/** The most letters of a title and a description. */
const most: Record<string, number> = { title: 62, description: 165 };

/** Without the brand where the build would find the text too long with it. */
const shortened = (text: string, key: string) =>
  letterCount(text.replaceAll('{brand}', brand)) > (most[key] ?? Infinity)
    ? text.replace(/[^\p{L}\p{M}\p{N}}]*\{brand\}/u, '')
    : text;

/** The same file of an agency with another brand, other phones, prices and words, and with GST. */
function changed(value: unknown, key = ''): unknown {
  if (unread.has(key)) return value;
  if (key === 'brand') return brand;
  if (key === 'phones') return phones;
  if (key === 'price' && typeof value === 'number') return value + 1111;
  if (typeof value === 'string') return respelt(shortened(value, key));
  if (Array.isArray(value)) return value.map((item) => changed(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries([
    ...Object.entries(value).map(([name, item]) => [name, changed(item, name)]),
    ...('brand' in value ? [['gst', gst]] : []),
    ...('type' in value && value.type === 'announcement' ? [['sample', false]] : []),
  ]);
}

const filesIn = async (folder: string, pattern: string) =>
  (await Array.fromAsync(glob(pattern, { cwd: folder }))).sort().map((file) => join(folder, file));

async function edit(file: string, change: (data: unknown) => unknown): Promise<void> {
  await writeFile(file, stringify(change(parse(await readFile(file, 'utf8')))));
}

const frontMatter = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

async function editPolicy(file: string): Promise<void> {
  const [, head = '', body = ''] = frontMatter.exec(await readFile(file, 'utf8')) ?? [];
  // The quotes of JSON keep a date a text.
  await writeFile(file, `---\n${JSON.stringify(changed(parse(head)))}\n---\n${respelt(body)}`);
}

type Neighbours = { neighbours: string[] };

/** Takes away a district that no page or job names, and whose neighbours have two others each. */
async function removeDistrict(content: string): Promise<void> {
  const files = await filesIn(join(content, 'districts'), '*.yaml');
  const districts = await Promise.all(
    files.map(async (file) => ({
      file,
      slug: basename(file, '.yaml'),
      ...(parse(await readFile(file, 'utf8')) as Neighbours),
    })),
  );
  const others = await filesIn(
    content,
    '{navigation.yaml,{pages,branches}/**/*.yaml,policies/*.md}',
  );
  others.push(...(await filesIn(join(content, '../work'), '*/job.yaml')));
  const texts = await Promise.all(others.map((file) => readFile(file, 'utf8')));
  const least = districts.find(
    ({ slug }) =>
      !texts.some((text) => text.includes(slug)) &&
      districts.every(({ neighbours }) => neighbours.length > 2 || !neighbours.includes(slug)),
  );
  if (!least) throw new Error('Every district is named by a page or job, or needed by a neighbour');
  await rm(least.file);
  for (const { file, neighbours } of districts) {
    if (!neighbours.includes(least.slug)) continue;
    await edit(file, (data) => ({
      ...(data as Neighbours),
      neighbours: neighbours.filter((slug) => slug !== least.slug),
    }));
  }
}

type Navigation = { services: { items: object[] } };

async function addPage(content: string): Promise<void> {
  const { page, menuItem } = addedPage(basename(content));
  await writeFile(join(content, 'pages/services/radio.yaml'), stringify(page));
  await edit(join(content, 'navigation.yaml'), (data) => {
    const navigation = data as Navigation;
    navigation.services.items.push(menuItem);
    return navigation;
  });
}

/** Makes another agency's of a folder of content that is named after its language. */
export async function changeContent(content: string): Promise<void> {
  for (const file of await filesIn(content, '**/*.yaml')) await edit(file, (data) => changed(data));
  for (const file of await filesIn(content, '**/*.md')) await editPolicy(file);
  await removeDistrict(content);
  await addPage(content);
}

/** A second and a half of silence, in frames of MPEG 1 Layer III; smaller files become part of the page. */
const silence = Buffer.alloc(60 * 417);
for (let frame = 0; frame < 60; frame += 1) silence.writeUInt32BE(0xfffb9064, frame * 417);

/** Puts a photo into every place, and a sound into every announcement, of a content folder. */
export async function addRecordings(content: string): Promise<void> {
  await edit(join(content, 'photos/photos.yaml'), (data) =>
    Object.fromEntries(
      Object.entries(data as object).map(([place, photo]) => [place, { ...photo, sample: false }]),
    ),
  );
  await mkdir(join(content, 'sounds'), { recursive: true });
  for (const page of await filesIn(content, '*/pages/**/*.yaml')) {
    const { sections } = parse(await readFile(page, 'utf8')) as {
      sections: { type: string; file: string }[];
    };
    for (const { type, file } of sections) {
      if (type === 'announcement') await writeFile(join(content, 'sounds', file), silence);
    }
  }
}
