// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { statusProps } from '../checkout-props.ts';
import { saveOrderItem } from '../stored-checkout.ts';
import { order } from './order.fixture.ts';
import { PaymentStatus } from './PaymentStatus.tsx';
import { describeOrder } from './receipt-text.ts';

const site = readSite();
const props = { ...statusProps(site), printed: [order.serviceName] };
const { labels } = props;
const id = 'BAW-0123456789ABCDEFGHJK';

/** Renders the page; the server gives this answer to the first check. */
async function open(answer: object, query = `?id=${id}`) {
  history.replaceState(null, '', `/payment-status${query}`);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(answer)),
  );
  render(<PaymentStatus {...props} />);
  await act(() => vi.advanceTimersByTimeAsync(3000));
}

const title = () => screen.getByRole('heading', { level: 2 });

beforeEach(() => {
  document.documentElement.lang = site.labels.language.code;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('starts as pending, with its links', () => {
  document.body.innerHTML = renderToString(<PaymentStatus {...props} />);
  expect(title().textContent).toBe(labels.pendingTitle);
  for (const [name, path] of [
    [labels.backToPricing, props.paths.pricing],
    [labels.backHome, props.paths.home],
  ])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
  document.body.innerHTML = '';
});

it('shows a paid order with its receipt and focuses the result', async () => {
  await open({ success: true, code: 'PAYMENT_SUCCESS', message: '', order });
  expect(title().textContent).toBe(labels.successTitle);
  expect(document.activeElement).toBe(title());
  expect(screen.getByText(order.service)).toBeTruthy();
  expect(screen.getByText(labels.stamp, { selector: 'text' })).toBeTruthy();
  expect(screen.getByRole('button', { name: labels.print })).toBeTruthy();
  expect(screen.queryByRole('button', { name: labels.checkAgain })).toBeNull();
});

const pending = { success: false, code: 'PAYMENT_PENDING', message: 'Wait.' };
const rows = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('has rows for a pending order, and its words once the server has sent them', async () => {
  await open(pending);
  expect(rows()).toEqual(['…', '…', '…']);
  cleanup();
  await open({ ...pending, order: { ...order, paidAtMs: null } });
  expect(rows()).toEqual([order.service, expect.stringContaining('200'), '₹2,800']);
});

it('shows what this tab has ordered before the server answers', () => {
  history.replaceState(null, '', `/payment-status?id=${id}`);
  saveOrderItem(id, order);
  render(<PaymentStatus {...props} />);
  expect(rows()).toEqual([order.service, expect.stringContaining('200'), '₹2,800']);
});

const paid = { success: true, code: 'PAYMENT_SUCCESS', message: '' };
const textOf = (name: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('text');

it('offers the receipt first, on WhatsApp, and then to send the file', async () => {
  await open({ ...paid, order });
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(0, 3)).toEqual([labels.sendReceipt, labels.sendFile, labels.mail]);
  const receipt = textOf(labels.sendReceipt);
  const words = [order.service, formatPaise(order.amountPaise), id, order.code, ...props.seller];
  for (const word of words) expect(receipt).toContain(word);
  const named = { id: `${id} (${order.code})`, order: describeOrder(order, labels) };
  const file = fill(labels.fileText, named);
  expect(textOf(labels.sendFile)).toBe(file);
});

it('shows the code of an order, to read out on the phone', async () => {
  await open({ ...paid, order });
  expect(screen.getByText(order.code)).toBeTruthy();
});

it.each([
  ['what needs none', { serviceName: 'Logo Design' }],
  ['what is refunded', { refundedPaise: order.amountPaise }],
])('asks for no file for %s', async (_what, changes) => {
  await open({ ...paid, order: { ...order, ...changes } });
  expect(screen.getByRole('link', { name: labels.sendReceipt })).toBeTruthy();
  expect(screen.queryByRole('link', { name: labels.sendFile })).toBeNull();
});

it('offers to pay again only if the server allows it', async () => {
  const failed = { success: false, code: 'PAYMENT_ERROR', message: 'Declined.' };
  await open({ ...failed, order: { ...order, paidAtMs: null, mayPayAgain: true } });
  expect(screen.getByText('Declined.')).toBeTruthy();
  const toCheckout = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.includes('serviceName'));
  expect(toCheckout()).toHaveLength(1);
  cleanup();
  await open({ ...failed, order: { ...order, paidAtMs: null } });
  expect(toCheckout()).toHaveLength(0);
});

it('checks nothing without a reference', async () => {
  await open({}, '?id=');
  expect(screen.getByText(labels.missingId)).toBeTruthy();
});

it('sends any reference to the server, and shows only one of ours', async () => {
  const unknown = { success: false, code: 'TRANSACTION_NOT_FOUND', message: 'Not found.' };
  await open(unknown, '?id=pay-me-instead');
  const requested = vi.mocked(fetch).mock.calls.map(([address]) => String(address));
  expect(requested.some((address) => address.includes('id=pay-me-instead'))).toBe(true);
  expect(screen.getByText('Not found.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/pay-me-instead/i);
});
