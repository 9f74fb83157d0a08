import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { caseStudySchema } from '#src/content/section.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { CaseStudy } from './CaseStudy.tsx';

const site = readSite();

function draw(fields: object): string {
  const section = caseStudySchema.parse({
    type: 'case-study',
    title: 'Four towns in a week',
    text: 'Ten rickshaws went through the lanes of four towns.',
    figures: [
      { value: '10', label: 'rickshaws' },
      { value: '4', label: 'towns' },
    ],
    ...fields,
  });
  return renderToStaticMarkup(<CaseStudy section={section} site={site} />);
}

const headingOf = (sample: boolean) => /<h2.*?<\/h2>/.exec(draw({ sample }))?.[0] ?? '';

it('stamps a sample beside its heading', () => {
  const { sample } = site.labels.testimonials;
  expect(headingOf(true)).toContain(sample);
  expect(headingOf(false)).not.toContain(sample);
});

it('paints its word on e-rickshaws, if it has one', () => {
  expect(draw({ word: 'Big sale' })).toMatch(/<svg aria-hidden="true".*Big sale/);
  expect(draw({})).not.toContain('<svg');
});
