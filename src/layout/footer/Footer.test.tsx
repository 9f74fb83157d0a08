import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import type { Agency } from '#src/content/agency.schema.ts';
import { chatLink } from '#src/site/links.ts';
import { districtPath } from '#src/site/routes.ts';
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

it('links the chat, with the name of the page, and the email address', () => {
  const root = draw({ email: 'footer@example.com' });
  const chat = chatLink(site.agency, fill(labels.footer.chatText, { page: 'Home' }));
  expect(hrefs(root, 'https://wa.me/')).toEqual([chat]);
  expect(hrefs(root, 'mailto:')).toEqual(['mailto:footer@example.com']);
});

it('links all four networks', () => {
  const social = {
    facebook: 'https://networks.example/facebook',
    twitter: 'https://networks.example/twitter',
    instagram: 'https://networks.example/instagram',
    linkedin: 'https://networks.example/linkedin',
  };
  expect(hrefs(draw({ social }), 'https://networks.example/')).toEqual(Object.values(social));
});

it('shows the networks that the agency is on, and no heading without any', () => {
  const facebook = 'https://www.facebook.com/agency';
  const one = draw({ social: { facebook } });
  expect(hrefs(one, facebook)).toEqual([facebook]);
  expect(one.text).not.toContain(labels.social.linkedin);
  expect(draw({ social: {} }).text).not.toContain(labels.footer.follow);
});

it('shows the tagline', () => {
  expect(draw({}).text).toContain(site.agency.tagline);
});

it('links every district', () => {
  const paths = site.districts.map(({ slug }) => districtPath(slug));
  const links = draw({})
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href'));
  expect(paths.filter((path) => !links.includes(path))).toEqual([]);
});
