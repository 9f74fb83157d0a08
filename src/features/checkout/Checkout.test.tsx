// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { catalogue } from '#tests/fixtures/catalogue.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { Checkout } from './Checkout.tsx';
import { checkoutProps } from './checkout-props.ts';

// Only bounds a hang.
configure({ asyncUtilTimeout: 120_000 });

const site = readSite();
const { checkout: labels, testMode } = site.payment;
const props = { ...checkoutProps({ ...site, catalogue }), gstPercent: 0 };
const [service] = props.services;
if (!service) throw new Error('The fixture has no priced service');
const payLabel = fill(labels.pay, { price: formatPaise(service.amountPaise) });

const refused = () => Response.json({ success: false, message: 'Sold out.' }, { status: 409 });
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
// No redirect address: jsdom cannot leave the page.
const unanswered = () => Response.json({}, { status: 502 });
const paidBefore = { id: 'BAW-1', serviceName: service.name, atMs: Date.now() };

type Answer = () => Response | Promise<Response>;

/** Answers of the payments API; the last one repeats. Returns the requests for a payment. */
function stubApi(...answers: Answer[]) {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.startsWith('/api/payment-mode')) return Response.json({ testMode: false });
    if (address.startsWith('/api/phonepe-status'))
      return Response.json({ success: true, code: 'PAYMENT_SUCCESS' });
    requests.push(init ?? {});
    return (answers[Math.min(requests.length, answers.length) - 1] ?? unanswered)();
  });
  return requests;
}

const keyOf = ({ headers }: RequestInit) =>
  (headers as Record<string, string> | undefined)?.['idempotency-key'];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function fillDetails() {
  const user = userEvent.setup();
  await user.type(field(labels.name), 'Asha');
  await user.type(field(labels.email), 'asha@example.com');
  await user.type(field(labels.phone), '9876543210');
  return user;
}

beforeEach(() => {
  document.documentElement.lang = site.labels.language.code;
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', checkoutPath(service.name, service.amountPaise));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is complete as HTML: Pay is off, the alert is ready, and no style attribute breaks the CSP', () => {
  document.body.innerHTML = renderToString(<Checkout {...props} />);
  expect(button(fill(labels.pay, { price: '' }).trim()).disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.queryByText(testMode)?.hidden).toBe(true);
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
  expect(document.body.textContent).not.toMatch(/\{\w+\}|undefined/);
  document.body.innerHTML = '';
});

it('keeps what was typed before hydration', async () => {
  stubApi();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Checkout {...props} />);
  field(labels.name).value = 'Asha';
  render(<Checkout {...props} />, { container, hydrate: true });
  expect(button(payLabel).disabled).toBe(false);
  expect(field(labels.name).value).toBe('Asha');
  cleanup();
  render(<Checkout {...props} />);
  expect(field(labels.name).value).toBe('Asha');
});

it('names third-party costs above Pay, only those of the service', () => {
  stubApi();
  const { rerender } = render(<Checkout {...props} />);
  expect(screen.getByText(labels.noCosts)).toBeTruthy();
  const services = [{ ...service, costs: ['site rent', 'municipal fee'] }];
  rerender(<Checkout {...props} services={services} />);
  const costs = fill(labels.taxes, { costs: 'site rent, municipal fee' });
  expect(screen.getByText(costs)).toBeTruthy();
  expect(screen.queryByText(labels.noCosts)).toBeNull();
});

it('names the quantity and what is counted apart, so that their words need not agree', () => {
  stubApi();
  render(<Checkout {...props} />);
  expect(field(`${labels.quantity}: ${props.counts.one.months}`).value).toBe('1');
});

it('has a GSTIN field only if GST is charged', () => {
  stubApi();
  const { rerender } = render(<Checkout {...props} />);
  expect(screen.queryByLabelText(labels.gstin)).toBeNull();
  rerender(<Checkout {...props} gstPercent={18} />);
  expect(field(labels.gstin).required).toBe(false);
});

it('shows the errors of an empty form and focuses the first field', async () => {
  const requests = stubApi();
  render(<Checkout {...props} />);
  const user = userEvent.setup();
  await user.click(button(payLabel));
  expect(document.activeElement).toBe(field(labels.name));
  expect(screen.getByText(labels.nameMissing)).toBeTruthy();
  await user.type(field(labels.name), 'Asha');
  expect(screen.queryByText(labels.nameMissing)).toBeNull();
  expect(screen.getByText(labels.phoneWrong)).toBeTruthy();
  expect(requests).toEqual([]);
});

it.each(['98765', '98765abcde', '987654321012'])(
  'rejects the phone number %s until it has ten digits',
  async (phone) => {
    const requests = stubApi();
    render(<Checkout {...props} />);
    const user = await fillDetails();
    await user.clear(field(labels.phone));
    await user.type(field(labels.phone), phone);
    await user.click(button(payLabel));
    expect(document.activeElement).toBe(field(labels.phone));
    expect(screen.getByText(labels.phoneWrong)).toBeTruthy();
    expect(requests).toEqual([]);
    await user.clear(field(labels.phone));
    await user.type(field(labels.phone), '+91 98765-43210');
    expect(screen.queryByText(labels.phoneWrong)).toBeNull();
  },
);

it('sends one request for two presses of Pay, which is disabled meanwhile', async () => {
  const requests = stubApi(() => new Promise<Response>(() => {}));
  render(<Checkout {...props} />);
  await fillDetails();
  const pay = button(payLabel);
  pay.click();
  pay.click();
  await waitFor(() => expect(button(labels.submitting).disabled).toBe(true));
  await waitFor(() => expect(requests).toHaveLength(1));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(button(payLabel).disabled).toBe(false));
});

it('shows a refusal as a toast and in the form, and returns the focus to Pay', async () => {
  stubApi(refused);
  render(<Checkout {...props} />);
  const user = await fillDetails();
  await user.click(button(payLabel));
  const toast = screen.getByRole('alert');
  await within(toast).findByText('Sold out.');
  expect(screen.getAllByText('Sold out.')).toHaveLength(2);
  expect(document.activeElement).toBe(button(payLabel));
  await user.click(within(toast).getByRole('button', { name: labels.dismiss }));
  expect(screen.getAllByText('Sold out.')).toHaveLength(1);
});

it.each([
  ['keeps its key without an answer', [broken, unanswered, unanswered], 1],
  ['gets another key after a refusal', [refused, refused, refused], 3],
])('a repeated request %s', async (_what, answers, keys) => {
  const requests = stubApi(...answers);
  render(<Checkout {...props} />);
  const user = await fillDetails();
  for (const count of [1, 2, 3]) {
    await user.click(button(payLabel));
    await waitFor(() => expect(requests).toHaveLength(count));
    await waitFor(() => expect(button(payLabel).disabled).toBe(false));
  }
  expect(new Set(requests.map(keyOf)).size).toBe(keys);
});

it('confirms a repeated booking before it pays', async () => {
  localStorage.setItem('orders', JSON.stringify([paidBefore]));
  const requests = stubApi(refused);
  render(<Checkout {...props} />);
  const user = await fillDetails();
  await user.click(button(payLabel));
  await user.click(await screen.findByRole('button', { name: labels.doNotBook }));
  expect(requests).toEqual([]);
  expect(document.activeElement).toBe(button(payLabel));
  await user.keyboard('{Enter}');
  const again = await screen.findByRole('button', { name: labels.bookAgain });
  expect(document.activeElement?.textContent).toContain(labels.bookedBefore.split('{')[0]);
  await user.click(again);
  await waitFor(() => expect(requests).toHaveLength(1));
});

it('says once that there is no selection, and links to the prices', async () => {
  history.replaceState(null, '', '/payment');
  stubApi();
  render(<Checkout {...props} />);
  expect(await screen.findByRole('link', { name: labels.toPricing })).toBeTruthy();
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts.join('')).toBe(labels.invalidTitle + labels.invalidText + labels.toPricing);
  expect(screen.queryByRole('form')).toBeNull();
});
