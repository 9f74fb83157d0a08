import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Gst } from '#contract/gst.ts';
import { displayPhone } from '#src/site/links.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { Seller } from './Seller.tsx';

const site = readSite();
const seller = { ...site.agency.seller, sample: false };

const drawnWith = (gst: Gst, sample = false) => {
  const agency = { ...site.agency, gst, seller: { ...seller, sample } };
  return parse(renderToStaticMarkup(<Seller site={{ ...site, agency }} />));
};

it('names seller and grievance officer, and how the officer is reached', () => {
  const root = drawnWith({ registered: false });
  const { name, designation, phone, email } = seller.grievance;
  for (const fact of [seller.legalName, seller.address, name, designation, displayPhone(phone)]) {
    expect(root.text).toContain(fact);
  }
  const links = root.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`tel:${phone}`, `mailto:${email}`]);
});

it('names no officer before the owner has', () => {
  const root = drawnWith({ registered: false }, true);
  expect(root.text).toContain(seller.legalName);
  expect(root.text).not.toContain(seller.grievance.name);
  expect(root.querySelectorAll('a')).toEqual([]);
});

it('says that no GST is charged, or shows the GSTIN', () => {
  expect(drawnWith({ registered: false }).text).toContain(site.payment.tax.none);
  const number = '27AAPFU0939F1ZV';
  const { text } = drawnWith({ registered: true, number, rate: 18, placeOfSupply: 'Bihar' });
  expect(text).toContain(`GSTIN ${number}`);
  expect(text).toContain('Bihar');
  expect(text).not.toContain(site.payment.tax.none);
});
