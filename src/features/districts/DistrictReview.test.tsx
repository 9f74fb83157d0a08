import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { DistrictReview } from './DistrictReview.tsx';

const site = readSite();
const { district: labels, testimonials } = site.labels;
const [district] = site.districts;
if (!district) throw new Error('there are no districts');

const draw = (review: typeof district.review) => {
  const section = { type: 'district-review' as const, district: { ...district, review } };
  return parse(renderToStaticMarkup(<DistrictReview section={section} site={site} />));
};
const own = { text: 'They came the same day.', name: 'Asha', business: 'Sari shop', stars: 4 };

it('shows the review of the district with its stars, stamped while it is a sample', () => {
  const real = draw({ ...own, sample: false });
  expect(real.text).toContain(own.text);
  expect(real.querySelectorAll('[role=img]')).toHaveLength(1);
  expect(real.querySelector('h2')?.text).not.toContain(testimonials.sample);
  expect(draw({ ...own, sample: true }).querySelector('h2')?.text).toContain(testimonials.sample);
});

it('shows the generic review, stamped and with the name of the district, if it has none', () => {
  const generic = draw(undefined);
  expect(generic.text).toContain(fill(labels.genericReview.text, { district: district.name }));
  expect(generic.querySelectorAll('[role=img]')).toHaveLength(1);
  expect(generic.querySelector('h2')?.text).toContain(testimonials.sample);
});

it('labels the local highlight', () => {
  const highlight = district.businessHighlight ?? labels.genericHighlight;
  expect(draw(undefined).text).toContain(`${labels.highlight} ${highlight}`);
});
