import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { DistrictReview } from './DistrictReview.tsx';

const site = readSite();
const { sample } = site.labels.testimonials;
const district = site.districts.find(({ review }) => review);
if (!district?.review) throw new Error('no district has a review');
const { review } = district;

const draw = (isSample: boolean) => {
  const reviewed = { ...district, review: { ...review, sample: isSample } };
  const section = { type: 'district-review' as const, district: reviewed };
  const root = parse(renderToStaticMarkup(<DistrictReview section={section} site={site} />));
  const stars = root.querySelectorAll('[role=img]').length;
  return { heading: root.querySelector('h2')?.text, stars };
};

it('stamps a sample beside the heading, and shows no stars that nobody gave', () => {
  expect(draw(true)).toMatchObject({ stars: 0 });
  expect(draw(true).heading).toContain(sample);
});

it('shows the stars of a real review, without a stamp', () => {
  expect(draw(false)).toMatchObject({ stars: 1 });
  expect(draw(false).heading).not.toContain(sample);
});
