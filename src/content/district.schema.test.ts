import { expect, it } from 'vitest';
import { formats } from '#contract/catalogue.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { districtSchema } from './district.schema.ts';

const [district] = readSite().districts;
const { slug: _, ...fields } = district ?? { slug: '' };
const faultsOf = (names: readonly string[]) => {
  const text = 'On the road to the station, where the buses stop and people wait.';
  const offered = names.map((format) => ({ format, text }));
  const { error } = districtSchema.safeParse({ ...fields, formats: offered });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

it('may have every format, but none twice', () => {
  expect(faultsOf(formats)).toBeUndefined();
  const twice = [...formats.slice(0, 3), formats[0] ?? ''];
  expect(faultsOf(twice)).toEqual(['formats: names a format twice']);
});
