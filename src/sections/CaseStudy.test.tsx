import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { caseStudySchema } from '#src/content/section.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { CaseStudy } from './CaseStudy.tsx';

const site = readSite();

/** The heading of a case study. */
function headingOf(sample: boolean): string {
  const section = caseStudySchema.parse({
    type: 'case-study',
    sample,
    title: 'Four towns in a week',
    text: 'Ten rickshaws went through the lanes of four towns.',
    figures: [
      { value: '10', label: 'rickshaws' },
      { value: '4', label: 'towns' },
    ],
  });
  const html = renderToStaticMarkup(<CaseStudy section={section} site={site} />);
  return /<h2.*?<\/h2>/.exec(html)?.[0] ?? '';
}

it('stamps a sample beside its heading', () => {
  const { sample } = site.labels.testimonials;
  expect(headingOf(true)).toContain(sample);
  expect(headingOf(false)).not.toContain(sample);
});
