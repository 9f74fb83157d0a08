import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { silentLog } from '#server/office/content/content.fixture.ts';
import { createPublisher } from '#server/office/content/publisher.ts';

const publisher = createPublisher(silentLog);
let root: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'publisher-'));
  folder = join(root, 'content');
  await cp('content', folder, { recursive: true });
});
afterAll(async () => {
  await publisher.stop();
  await rm(root, { recursive: true });
});

const file = 'en/pages/pricing.yaml';
const setDescription = async (description: unknown) => {
  const document = parseDocument(await readFile(join(folder, file), 'utf8'));
  document.set('description', description);
  await writeFile(join(folder, file), document.toString());
};

it('builds one page of a content folder in every language, and no other page', async () => {
  const words = 'These are the words of a draft, which nobody but the office has seen so far.';
  await setDescription(words);
  const to = join(root, 'preview');
  expect(await publisher.run('preview', { folder, to, address: '/pricing' })).toEqual({
    isBuilt: true,
    problem: '',
  });
  expect(await readFile(join(to, 'pricing.html'), 'utf8')).toContain(words);
  const names = await readdir(to, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html')).toSorted();
  expect(pages).toEqual(['hi/pricing.html', 'pricing.html']);
  expect(names.some((name) => name.endsWith('.br'))).toBe(false);
});

it('reports the file and field of a mistake', async () => {
  await setDescription(7);
  const to = join(root, 'site');
  const { isBuilt, problem } = await publisher.run('build', { folder, to, what: 'site' });
  expect(isBuilt).toBe(false);
  expect(problem).toMatch(/pages\/pricing\.yaml:\d+ description: /);
});
