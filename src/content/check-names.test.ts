import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { checkNames } from './check-names.ts';

const site = readSite();
const review = (name: string) => ({
  sample: true,
  text: 'They painted our shutter in a day, and the name can be read from the bridge.',
  name,
  business: 'Shop, in a town',
  stars: 5,
});
const reviewed = (...names: string[]) =>
  names.flatMap((name, index) => {
    const district = site.districts[index];
    return district ? [{ ...district, review: review(name) }] : [];
  });
const told = (changes: object) =>
  checkNames({ ...site, pages: [], branches: [], districts: [], ...changes }).map(
    ({ file, path, reason }) => `${file} ${path.join('.')}: ${reason}`,
  );

it('is content with ours', () => {
  expect(checkNames(site)).toEqual([]);
});

it('names a reviewer who speaks in two districts, however the name is written', () => {
  const districts = reviewed('Asha K.', 'Ravi S.', 'ASHA K.');
  const [first, , third] = districts;
  expect(told({ districts })).toEqual([
    `districts/${third?.slug}.yaml review.name: has the name ASHA K., ` +
      `which is also in districts/${first?.slug}.yaml`,
  ]);
});

it('names a client or candidate of a page who speaks elsewhere, too', () => {
  const page = site.pages.find(({ sections }) =>
    sections.some(({ type }) => type === 'candidates'),
  );
  const place = page?.sections.findIndex(({ type }) => type === 'candidates') ?? -1;
  const section = page?.sections[place];
  if (!page || section?.type !== 'candidates') throw new Error('there are no candidates');
  const [candidate] = section.items;
  const districts = reviewed(candidate?.name ?? '');
  expect(told({ pages: [page], districts })).toEqual([
    `districts/${districts[0]?.slug}.yaml review.name: has the name ${candidate?.name}, ` +
      `which is also in pages/${page.slug}.yaml`,
  ]);
});

it('names who signs a story and speaks elsewhere, too', () => {
  const signature = { name: 'Asha K.', role: 'Founder', sample: true };
  const story = { type: 'statements', title: 'Why', layout: 'letter', items: [], signature };
  const districts = reviewed('Asha K.');
  expect(told({ pages: [{ slug: 'about', sections: [story] }], districts })).toEqual([
    `districts/${districts[0]?.slug}.yaml review.name: has the name Asha K., ` +
      'which is also in pages/about.yaml',
  ]);
});
