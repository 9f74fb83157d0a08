import { expect, it } from 'vitest';
import { formats } from '#contract/catalogue.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { districtSchema } from './district.schema.ts';

const [district] = readSite().districts;
const { slug: _, ...fields } = district ?? { slug: '' };
const faultsOf = (changes: object) =>
  districtSchema
    .safeParse({ ...fields, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it('may have every format, but none twice', () => {
  const text = 'On the road to the station, where the buses stop and people wait.';
  const withFormats = (names: readonly string[]) =>
    faultsOf({ formats: names.map((format) => ({ format, text })) });
  expect(withFormats(formats)).toBeUndefined();
  const twice = [...formats.slice(0, 3), formats[0] ?? ''];
  expect(withFormats(twice)).toEqual(['formats: names a format twice']);
});

it('takes three services', () => {
  const service = {
    title: 'Boards on the road to the station',
    text: 'We paint and put up boards where the buses stop, and send you a photograph of each of them.',
    from: 'Flex',
  };
  const takes = (count: number) =>
    faultsOf({ services: Array.from({ length: count }, () => service) }) === undefined;
  expect([2, 3, 4].filter(takes)).toEqual([3]);
});
