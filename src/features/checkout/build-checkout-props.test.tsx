import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { chatLink } from '#src/content/links.ts';
import { catalogue, request } from '#tests/fixtures/catalogue.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { checkoutProps } from './build-checkout-props.ts';
import { Checkout } from './Checkout.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { PaymentStatus } from './status/PaymentStatus.tsx';
import { statusProps } from './status/status-props.ts';

const site = readSite();
const { checkout, status, testMode, withoutScripts } = site.payment;
const blockTextElements = { script: true, style: true };
const draw = (element: ReactElement) => parse(renderToStaticMarkup(element), { blockTextElements });
const pages = {
  checkout: draw(<Checkout {...checkoutProps(site)} />),
  status: draw(<PaymentStatus {...statusProps(site)} />),
};

describe.each(Object.entries(pages))('the built page of %s', (_name, root) => {
  it('sets no style attribute, which our CSP forbids', () => {
    expect(root.querySelectorAll('[style]')).toEqual([]);
  });

  it('leaves no placeholder open and hides the test mode', () => {
    expect(root.toString()).not.toMatch(/\{\w+\}|undefined/);
    expect(root.querySelectorAll('[hidden]').map(({ text }) => text)).toContain(testMode);
  });
});

it.each([checkoutProps, statusProps])(
  'carries no label that only the server says: %o',
  (propsOf) => {
    const server = Object.fromEntries(
      Object.keys(site.payment.server).map((name) => [name, 'only the server says this']),
    ) as typeof site.payment.server;
    const props = propsOf({ ...site, payment: { ...site.payment, server } });
    expect(JSON.stringify(props)).not.toContain('only the server says this');
  },
);

it('offers the checkout only the services that have a price', () => {
  const { services } = checkoutProps({ ...site, catalogue });
  expect(services.map(({ name }) => name)).toEqual([request.serviceName]);
});

it('keeps the button off until the form is live, and an alert ready', () => {
  const root = pages.checkout;
  const label = fill(checkout.pay, { price: '' }).trim();
  expect(root.querySelectorAll('button[disabled]').map(({ text }) => text)).toContain(label);
  expect(root.querySelector('[role=alert]')?.text).toBe('');
  expect(root.text).toContain(checkout.taxes);
});

it('asks for a GSTIN only where GST is charged', () => {
  const fieldsAt = (gstPercent: number) =>
    draw(<Checkout {...checkoutProps(site)} gstPercent={gstPercent} />).querySelectorAll(
      'input[name=gstin]:not([required])',
    ).length;
  expect([0, 18].map(fieldsAt)).toEqual([0, 1]);
});

it('begins the status as pending, with its links', () => {
  const root = pages.status;
  expect(root.querySelector('h2')?.text).toBe(status.pendingTitle);
  const links = root.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/pricing', '/']));
});

it('leads a visitor without scripts to a person', () => {
  const { checkout: without, checkoutText } = withoutScripts;
  const root = draw(<CheckoutFrame page="checkout" site={site} title="Book" />);
  const noscript = root.querySelector('noscript');
  expect(noscript?.text).toContain(without);
  const links = noscript?.querySelectorAll('a').map((link) => link.getAttribute('href'));
  const { agency } = site;
  expect(links).toEqual([chatLink(agency, checkoutText), `tel:${agency.contact.phones[0]}`]);
});
