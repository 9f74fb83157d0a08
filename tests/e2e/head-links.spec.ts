import { parse } from 'node-html-parser';
import { localPath } from '#contract/local-path.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { expect, test } from './site.fixture.ts';

const languages = readAllSites().map(({ language }) => language);
const links = [
  ['icon', () => '/icon.svg'],
  ['manifest', (language: string) => localPath(language, '/site.webmanifest')],
] as const;

for (const language of languages) {
  test(`the HTML links icon and manifest (${language})`, async ({ request }) => {
    const answer = await request.get(localPath(language, '/about'));
    const head = parse(await answer.text()).querySelector('head');
    for (const [rel, addressIn] of links) {
      const address = addressIn(language);
      expect(head?.querySelector(`:scope > link[rel=${rel}]`)?.getAttribute('href')).toBe(address);
      expect((await request.get(address)).status()).toBe(200);
    }
  });
}
