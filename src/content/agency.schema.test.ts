import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { agencySchema } from './agency.schema.ts';

const { agency } = readSite();
const faults = (url: string) =>
  agencySchema
    .safeParse({ ...agency, url })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it.each(['https://www.example.com', 'http://localhost:4321'])('takes the address %s', (url) => {
  expect(faults(url)).toBeUndefined();
});

it.each([
  'https://www.example.com/',
  'https://www.example.com/site',
  'https://www.example.com?a=1',
  'https://www.example.com#top',
  'https://WWW.example.com',
])('refuses %s, to which no path can be added', (url) => {
  expect(faults(url)).toEqual([
    'url: must end with the host, such as https://www.example.com: no slash, no path',
  ]);
});

it.each(['www.example.com', 'ftp://example.com', ''])(
  'refuses %j, which is no web address',
  (url) => {
    expect(faults(url)?.[0]).toMatch(/^url: /);
  },
);
