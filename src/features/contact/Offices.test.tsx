import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Agency } from '#src/content/agency.schema.ts';
import { chatLink } from '#src/site/links.ts';
import { districtPath, visitId } from '#src/site/routes.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { Offices } from './Offices.tsx';

const site = readSite();
const contact: Agency['contact'] = {
  ...site.agency.contact,
  phones: ['+910000000011', '+910000000012', '+910000000013'],
  email: 'offices@example.com',
};
const offices: Agency['offices'] = [
  { role: 'Head office', city: 'Motihari', state: 'Bihar', postalCode: '845401', aliases: [] },
  { role: 'Branch', city: 'Ballia', state: 'Uttar Pradesh', postalCode: '277001', aliases: [] },
];
const agency = { ...site.agency, contact, offices };
const render = (districts = site.districts) =>
  parse(
    renderToStaticMarkup(<Offices site={{ ...site, agency, districts }} title="Our offices" />),
  );
const root = render();

it('shows role, city, state and postal code of each office', () => {
  expect(root.querySelectorAll('address').map(({ structuredText }) => structuredText)).toEqual([
    'Head office\nMotihari, Bihar 845401',
    'Branch\nBallia, Uttar Pradesh 277001',
  ]);
});

it('links every phone number, the email address and the chat', () => {
  const links = root.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([
      ...contact.phones.map((phone) => `tel:${phone}`),
      `mailto:${contact.email}`,
      chatLink(agency, site.labels.contact.chatText),
    ]),
  );
});

it('has a map that leads to the directions, if a district has the head office', () => {
  const linkAt = (straightLineKm: number) => {
    const districts = site.districts.slice(0, 1).map((one) => ({ ...one, straightLineKm }));
    const map = render(districts).querySelector('a:has(> svg + span)');
    return { slug: districts[0]?.slug ?? '', href: map?.getAttribute('href') };
  };
  const { href, slug } = linkAt(0);
  expect(href).toBe(`${districtPath(slug)}#${visitId}`);
  expect(linkAt(7).href).toBeUndefined();
});
