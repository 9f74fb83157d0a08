import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { agencySchema } from './agency.schema.ts';

const { agency } = readSite();
const faultsOf = (changes: object) =>
  agencySchema
    .safeParse({ ...agency, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it.each(['https://www.example.com', 'http://localhost:4321'])('takes the address %s', (url) => {
  expect(faultsOf({ url })).toBeUndefined();
});

it.each([
  'https://www.example.com/',
  'https://www.example.com/site',
  'https://www.example.com?a=1',
  'https://www.example.com#top',
  'https://WWW.example.com',
])('refuses %s, to which no path can be added', (url) => {
  expect(faultsOf({ url })).toEqual([
    'url: must end with the host, such as https://www.example.com: no slash, no path',
  ]);
});

it.each(['www.example.com', 'ftp://example.com', ''])(
  'refuses %j, which is no web address',
  (url) => {
    expect(faultsOf({ url })?.[0]).toMatch(/^url: /);
  },
);

const phones = [
  '+910000000001',
  '+910000000002',
  '+910000000003',
  '+910000000004',
  '+910000000005',
];
const contactWith = (changes: object) => ({ contact: { ...agency.contact, ...changes } });

it.each([1, 2, 3, 4])('takes %i phone numbers', (count) => {
  expect(faultsOf(contactWith({ phones: phones.slice(0, count) }))).toBeUndefined();
});

it('refuses no phone number, and a fifth', () => {
  expect(faultsOf(contactWith({ phones: [] }))?.[0]).toMatch(/^contact\.phones/);
  expect(faultsOf(contactWith({ phones }))).toEqual([
    'contact.phones: there are more than four numbers',
  ]);
});

it('takes an agency that is registered for GST by its number, and no wrong number', () => {
  const gst = { registered: true, number: '27AAPFU0939F1ZV', rate: 18, placeOfSupply: 'Bihar' };
  expect(faultsOf({ gst })).toBeUndefined();
  expect(faultsOf({ gst: { ...gst, number: '27AAPFU0939F1ZX' } })?.[0]).toContain('is not a GSTIN');
});

it('takes an agency that is on one network or on none, but no network that the site cannot name', () => {
  expect(
    faultsOf(contactWith({ social: { facebook: 'https://www.facebook.com/a' } })),
  ).toBeUndefined();
  expect(faultsOf(contactWith({ social: {} }))).toBeUndefined();
  expect(faultsOf(contactWith({ social: { orkut: 'https://orkut.com/a' } }))).toHaveLength(1);
});
