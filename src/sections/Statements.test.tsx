import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { statementsSchema } from '#src/content/section.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { Statements } from './Statements.tsx';

const site = readSite();
const signed = (sample: boolean) => {
  const section = statementsSchema.parse({
    type: 'statements',
    title: 'Why we started',
    layout: 'letter',
    items: [{ text: 'Good shops were losing customers to louder ones.' }],
    signature: { name: 'Asha Kumari', role: 'Founder', sample },
  });
  return parse(renderToStaticMarkup(<Statements section={section} site={site} />)).text;
};

it('marks a sample name', () => {
  expect(signed(true)).toContain(`Asha Kumari Founder (${site.labels.testimonials.sample})`);
  expect(signed(false)).toMatch(/Asha Kumari Founder$/);
});
