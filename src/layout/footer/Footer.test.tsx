import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Agency } from '#src/content/agency.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { Footer } from './Footer.tsx';

const site = readSite();
const { labels } = site;
const draw = (changes: Partial<Agency['contact']>) => {
  const agency = { ...site.agency, contact: { ...site.agency.contact, ...changes } };
  return parse(
    renderToStaticMarkup(
      <Footer
        languages={{ translations: [], keepsQuery: false }}
        page="Home"
        site={{ ...site, agency }}
      />,
    ),
  );
};
const hrefs = (root: ReturnType<typeof draw>, prefix: string) =>
  root.querySelectorAll(`a[href^="${prefix}"]`).map((link) => link.getAttribute('href'));

it('links every phone number, whether one or four', () => {
  expect(hrefs(draw({ phones: ['+910000000001'] }), 'tel:')).toEqual(['tel:+910000000001']);
  const phones: Agency['contact']['phones'] = [
    '+910000000001',
    '+910000000002',
    '+910000000003',
    '+910000000004',
  ];
  expect(hrefs(draw({ phones }), 'tel:')).toHaveLength(4);
});

it('shows the networks that the agency is on, and no heading where there is none', () => {
  const facebook = 'https://www.facebook.com/agency';
  const one = draw({ social: { facebook } });
  expect(hrefs(one, facebook)).toEqual([facebook]);
  expect(one.text).not.toContain(labels.social.linkedin);
  expect(draw({ social: {} }).text).not.toContain(labels.footer.follow);
});
