import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shortName } from '#src/districts/short-name.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { checkContent, checkFiles } from './check-content.ts';

const site = readSite();

describe('checkContent', () => {
  it('is content with ours', () => {
    expect(() => checkContent(site)).not.toThrow();
  });

  it('names the page that offers what the catalogue does not have', () => {
    const catalogue = { categories: [] };
    expect(() => checkContent({ ...site, catalogue })).toThrow(
      /^content\/en\/pages\/[\w/-]+\.yaml: catalogue\.yaml has no service "/,
    );
  });

  it('names the district whose neighbour is not there', () => {
    const [lost, ...districts] = site.districts;
    expect(() => checkContent({ ...site, districts })).toThrow(
      new RegExp(`^content/en/districts/[a-z-]+\\.yaml: there is no neighbour "${lost?.slug}"$`),
    );
  });

  it('names the district that does not name its neighbour', () => {
    const [first, ...rest] = site.districts;
    const [neighbour] = first?.neighbours ?? [];
    if (!first || !neighbour) throw new Error('there are no neighbours');
    const districts = [{ ...first, neighbours: [neighbour] }, ...rest];
    const forgotten = first.neighbours.slice(1);
    expect(() => checkContent({ ...site, districts })).toThrow(
      `content/en/districts/${first.slug}.yaml must name the neighbour "${forgotten.toSorted()[0]}"`,
    );
  });

  it('names two districts with one name, short name or tile', () => {
    const [first, second, ...rest] = site.districts;
    if (!first || !second) throw new Error('there are no districts');
    const check = (changes: object) => () =>
      checkContent({ ...site, districts: [first, { ...second, ...changes }, ...rest] });
    expect(check({ name: first.name })).toThrow(
      `content/en/districts/${second.slug}.yaml has the name ${first.name} of content/en/districts/${first.slug}.yaml`,
    );
    expect(check({ tile: first.tile })).toThrow(`${second.slug}.yaml has the tile`);
    const short = shortName(first);
    expect(check({ short })).toThrow(`${second.slug}.yaml has the short name ${short}`);
  });
});

describe('checkFiles', () => {
  const folderWith = async (file: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), 'a: b');
    return folder;
  };

  it('knows every file of ours', async () => {
    await expect(checkFiles()).resolves.toBeUndefined();
  });

  it.each(['en/labels.yaml', 'hi/pages/services/seo.yaml', 'en/policies/refund-policy.md'])(
    'takes %s',
    async (file) => {
      await expect(checkFiles(await folderWith(file))).resolves.toBeUndefined();
    },
  );

  it.each([
    'en/districts/patna.yml',
    'en/pages/Bad Name.yaml',
    'en/policies/refund.yaml',
    'en/page/x.yaml',
    'english/labels.yaml',
    'en/labels.yaml.bak',
  ])('names %s, which nobody reads', async (file) => {
    await expect(checkFiles(await folderWith(file))).rejects.toThrow(`/${file} is not read`);
  });
});
