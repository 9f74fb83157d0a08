import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkout } from '#src/islands/checkout/Checkout.tsx';
import { PaymentStatus } from '#src/islands/payment-status/PaymentStatus.tsx';
import { readSite } from '#tests/fixtures/site.ts';
import { statusProps } from '../payment-status/status-props.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { checkoutProps } from './checkout-props.ts';

const site = readSite();
const { checkout, server, status, testMode, withoutScripts } = site.payment;
const pages = {
  checkout: {
    props: checkoutProps(site),
    html: renderToStaticMarkup(<Checkout {...checkoutProps(site)} />),
  },
  status: {
    props: statusProps(site),
    html: renderToStaticMarkup(<PaymentStatus {...statusProps(site)} />),
  },
};

describe.each(Object.entries(pages))('the built page of %s', (_name, { props, html }) => {
  it('sets no style attribute, which our CSP forbids', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('leaves no placeholder open and hides the test mode', () => {
    expect(html).not.toMatch(/\{\w+\}|undefined/);
    expect(html).toMatch(new RegExp(`hidden=""[^>]*>${testMode}`));
  });

  it('carries no label that only the server says', () => {
    const travelling = JSON.stringify(props);
    for (const label of Object.values(server)) expect(travelling).not.toContain(label);
  });
});

it('offers the checkout only the services that have a price', () => {
  const names = pages.checkout.props.services.map(({ name }) => name);
  expect(names).toHaveLength(19);
  expect(names).not.toContain('Event Promotions');
});

it('keeps the button off until the form is live, and an alert ready', () => {
  expect(pages.checkout.html).toMatch(/<button[^>]*disabled=""[^>]*>Pay<\/button>/);
  expect(pages.checkout.html).toContain('<div role="alert"></div>');
  expect(pages.checkout.html).toContain(checkout.taxes);
});

it('begins the status as pending, with its links', () => {
  expect(pages.status.html).toContain(`>${status.pendingTitle}</h2>`);
  expect(pages.status.html).toContain('href="/pricing"');
  expect(pages.status.html).toContain('href="/"');
});

it('leads a visitor without scripts to a person', () => {
  const { checkout: without, checkoutText } = withoutScripts;
  const html = renderToStaticMarkup(
    <CheckoutFrame chatText={checkoutText} site={site} without={without} />,
  );
  const noscript = /<noscript>(.*)<\/noscript>/.exec(html)?.[1];
  expect(noscript).toContain(withoutScripts.checkout);
  const text = encodeURIComponent(checkoutText);
  expect(noscript).toContain(`https://wa.me/910000000001?text=${text}`);
  expect(noscript).toContain('href="tel:+910000000001"');
});
