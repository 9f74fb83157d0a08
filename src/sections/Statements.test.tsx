import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { statementsSchema } from '#src/content/section.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { Statements } from './Statements.tsx';

const site = readSite();
const social = {
  facebook: 'https://networks.example/facebook',
  linkedin: 'https://networks.example/linkedin',
};
const draw = (fields: object) => {
  const section = statementsSchema.parse({
    type: 'statements',
    title: 'Why we started',
    layout: 'letter',
    items: [{ text: 'Good shops were losing customers to louder ones.' }],
    ...fields,
  });
  const agency = { ...site.agency, contact: { ...site.agency.contact, social } };
  const photos = { founder: { sample: false, alt: 'The founder at a board', caption: 'In Siwan' } };
  return parse(
    renderToStaticMarkup(<Statements section={section} site={{ ...site, agency, photos }} />),
  );
};

it('marks a sample name', () => {
  const signed = (sample: boolean) =>
    draw({ signature: { name: 'Asha Kumari', role: 'Founder', sample } }).text;
  expect(signed(true)).toContain(`Asha Kumari Founder (${site.labels.testimonials.sample})`);
  expect(signed(false)).toMatch(/Asha Kumari Founder$/);
});

it('links the social networks below the story, if configured', () => {
  const linksBelow = (fields: object) =>
    draw(fields)
      .querySelectorAll('div + div ul a')
      .map((link) => link.getAttribute('href'));
  expect(linksBelow({ social: true })).toEqual(Object.values(social));
  expect(linksBelow({})).toEqual([]);
});

it('has the portrait beside a letter that names it', () => {
  expect(draw({ photo: 'founder' }).querySelector('h2 ~ div img')?.getAttribute('alt')).toBe(
    'The founder at a board',
  );
  expect(draw({ photo: 'press' }).querySelector('img')).toBeNull();
  expect(draw({}).querySelector('img')).toBeNull();
});
