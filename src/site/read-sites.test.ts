import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { defaultContent, defaultLanguage } from '#contract/default-language.ts';
import { readSites } from './read-sites.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(defaultContent, join(folder, defaultLanguage), { recursive: true });
  // Only if there is a recording: pages name it.
  if (existsSync('content/sounds')) {
    await cp('content/sounds', join(folder, 'sounds'), { recursive: true });
  }
});

async function change(file: string, from: RegExp, to: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  if (!from.test(text)) throw new Error(`${file} has nothing to change`);
  await writeFile(join(folder, file), text.replace(from, to));
}

type Catalogue = { categories: { services: { name: string; unit?: string }[] }[] };

/** The same content in another language, with a label for each service and a word for each unit. */
async function addLanguage(language: string): Promise<void> {
  await cp(join(folder, defaultLanguage), join(folder, language), { recursive: true });
  const file = join(folder, language, 'catalogue.yaml');
  const catalogue: Catalogue = parse(await readFile(file, 'utf8'));
  const services = catalogue.categories.flatMap((category) => category.services);
  for (const service of services) Object.assign(service, { label: service.name });
  const units = Object.fromEntries(services.flatMap(({ unit }) => (unit ? [[unit, unit]] : [])));
  await writeFile(file, stringify({ ...catalogue, units }));
}

/** What readSites throws, a line for each mistake, without the name of the folder. */
function mistakesIn(): string[] {
  try {
    readSites(folder);
    return [];
  } catch (error) {
    return String(error)
      .split('\n')
      .flatMap((line) => line.split(`  ${folder}/`)[1] ?? []);
  }
}

it('reads every language, the default one first', async () => {
  await addLanguage('ar');
  expect(readSites(folder).map(({ language }) => language)).toEqual([defaultLanguage, 'ar']);
});

it('reports all mistakes of all files', async () => {
  await change('en/navigation.yaml', /^main:/m, 'mian:');
  await change('en/pages/about.yaml', /^title: .*/m, 'title: About: us');
  await change('en/policies/refund-policy.md', /^## .*/m, '## Pay {km}');
  await change('en/agency.yaml', /^tagline: .*/m, 'tagline: Always # nearly');
  expect(mistakesIn()).toEqual([
    expect.stringMatching(/^en\/agency\.yaml:\d+ tagline: a # ends the text here/),
    expect.stringMatching(/^en\/navigation\.yaml:1 main: is missing/),
    expect.stringMatching(/^en\/navigation\.yaml:\d+ mian: there is no such field/),
    expect.stringMatching(/^en\/pages\/about\.yaml:1: YAML: .*if the text has a colon/),
    expect.stringMatching(/^en\/policies\/refund-policy\.md:\d+: nothing fills in \{km\}/),
  ]);
});

it('reports missing translations', async () => {
  await addLanguage('ar');
  const files = ['pages/about.yaml', 'policies/refund-policy.md'];
  for (const file of files) await rm(join(folder, 'ar', file));
  expect(mistakesIn()).toEqual(
    files.map((file) => `ar/${file}: this file is missing, which content/en has`),
  );
});

it('reports mistakes of photographs with those of files', async () => {
  await change('en/navigation.yaml', /^main:/m, 'mian:');
  const photograph = { file: `${folder}/work/wall/a.jpg`, path: [], reason: 'is damaged' };
  expect(() => readSites(folder, [photograph])).toThrow(
    /main: is missing[\s\S]*a\.jpg: is damaged/,
  );
});

it('reports contradictions between files with their lines', async () => {
  await change('en/navigation.yaml', /path: \/about/, 'path: /abuot');
  await change('en/policies/refund-policy.md', /$/, '\nSee [contact](/contcat).');
  await change('en/districts/siwan.yaml', /^aliases:/m, 'aliases:\n  - /contact');
  await addLanguage('hi');
  await change('hi/catalogue.yaml', /label: .*/, '');
  await change('hi/catalogue.yaml', /price: \d+/, 'price: 1');
  await change('hi/pages/about.yaml', /^breadcrumb: .*/m, 'breadcrumb: 7 of us');
  expect(mistakesIn()).toEqual([
    'en/districts/siwan.yaml: claims the address /contact, which is that of pages/contact.yaml',
    expect.stringMatching(
      /^en\/navigation\.yaml:\d+ main\.\d\.path: leads to \/abuot, which is no/,
    ),
    expect.stringMatching(/^en\/policies\/refund-policy\.md:\d+: leads to \/contcat, which is no/),
    expect.stringMatching(/^hi\/districts\/siwan\.yaml: claims the address \/hi\/contact/),
    expect.stringMatching(/^hi\/navigation\.yaml:\d+ main\.\d\.path: leads to \/abuot/),
    expect.stringMatching(/^hi\/policies\/refund-policy\.md:\d+: leads to \/contcat/),
    expect.stringMatching(/^hi\/catalogue\.yaml:\d+ categories\.1\.services\.1\.label: is missing/),
    expect.stringMatching(/^hi\/catalogue\.yaml:\d+ categories\.1\.services\.1\.price: has 1, but/),
    expect.stringMatching(/^hi\/pages\/about\.yaml:\d+ breadcrumb: has 7, which is not in/),
  ]);
});
