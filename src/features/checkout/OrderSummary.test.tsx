// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { Checkout } from './Checkout.tsx';
import { checkoutProps } from './checkout-props.ts';
import type { PayableService } from './selection.ts';

const site = readSite();
const { checkout: labels, counts: countLabels } = site.payment;

const banner: PayableService = {
  ...{ name: 'Banner', label: 'Banner', unit: '/sq.ft', unitLabel: '/sq.ft' },
  amountPaise: 1400,
  limits: { least: 10, most: 500, step: 1, longestSide: 100 },
  sizes: [
    { width: 6, height: 4 },
    { width: 20, height: 10 },
  ],
};
const props = { ...checkoutProps(site), services: [banner], gstPercent: 0 };

const pay = () => screen.getByRole('button', { name: new RegExp(`${payWords}|${labels.paySize}`) });
const payWords = fill(labels.pay, { price: '' }).trim();
const width = () => screen.getByRole<HTMLInputElement>('textbox', { name: labels.width });
const height = () => screen.getByRole<HTMLInputElement>('textbox', { name: labels.height });
const size = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const describedAs = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
const sizeArea = (area: number, sides: { width: number; height: number }) =>
  fill(labels.sizeArea, { area, size: fill(countLabels.size, sides) });

/** Opens the checkout of the banner; `query` is added to its address. */
function open(query = '') {
  const path = checkoutPath(banner.name, banner.amountPaise);
  history.replaceState(null, '', `${path}${query}`);
  render(<Checkout {...props} />);
  return userEvent.setup();
}

beforeEach(() => {
  document.documentElement.lang = site.labels.language.code;
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('fetch', async () => Response.json({ testMode: false }));
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('has width and height open, no square feet to type, and nothing chosen', () => {
  open();
  expect(screen.queryByRole('textbox', { name: labels.quantity })).toBeNull();
  expect(screen.queryByRole('button', { name: labels.more })).toBeNull();
  expect([width().value, height().value]).toEqual(['', '']);
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual(
    [],
  );
  expect(pay().textContent).toBe(labels.paySize);
  expect(describedAs(width())).toBe(labels.chooseSize);
});

it('fills width and height with a common size, and counts the total', async () => {
  const user = open();
  await user.click(size('20 × 10'));
  expect([width().value, height().value]).toEqual(['20', '10']);
  expect(pay().textContent).toContain(formatPaise(280_000));
  expect(describedAs(width())).toBe(sizeArea(200, { width: 20, height: 10 }));
  expect(new URLSearchParams(location.search).toString()).toContain(
    'quantity=200&width=20&height=10',
  );
});

it('marks the common size that is typed, and no other', async () => {
  const user = open();
  await user.type(width(), '6');
  await user.type(height(), '4');
  expect(size('6 × 4').checked).toBe(true);
  await user.type(width(), '.5');
  expect(size('6 × 4').checked).toBe(false);
  expect(describedAs(width())).toBe(sizeArea(26, { width: 6.5, height: 4 }));
});

it('has the tab order of its layout', async () => {
  const user = open();
  const order = [size('6 × 4'), width(), height(), screen.getByLabelText(labels.name)];
  for (const field of order) {
    await user.tab();
    expect(document.activeElement).toBe(field);
  }
});

it('shows the square feet of an old link until a size is typed', async () => {
  const user = open('&quantity=200');
  expect(describedAs(width())).toBe(fill(labels.areaAlone, { area: 200 }));
  expect([width().value, height().value]).toEqual(['', '']);
  expect(pay().textContent).toContain(formatPaise(280_000));
  await user.type(width(), '6');
  expect(pay().textContent).toBe(labels.paySize);
  await user.type(height(), '4');
  expect(pay().textContent).toContain(formatPaise(33_600));
});

it('multiplies a size by the boards of a plan', async () => {
  const user = open('&quantity=48&boards=2&width=6&height=4');
  expect(size('6 × 4').checked).toBe(true);
  expect(describedAs(width())).toContain(`2 ${countLabels.many.boards}`);
  await user.click(size('20 × 10'));
  expect(pay().textContent).toContain(formatPaise(560_000));
});

it('focuses a missing size before anything else', async () => {
  const user = open();
  await user.click(pay());
  expect(document.activeElement).toBe(width());
  expect(describedAs(width())).toBe(fill(labels.sizeWrong, { longest: 100 }));
  expect(screen.getByText(labels.nameMissing)).toBeTruthy();
  await user.type(width(), '6');
  await user.click(pay());
  expect(document.activeElement).toBe(height());
});

it.each([
  ['2', '2', 4],
  ['30', '20', 600],
])('takes no %s × %s ft, of which one order has too few or too many', async (wide, high, area) => {
  const user = open(`&width=${wide}&height=${high}`);
  const sentence = fill(labels.areaWrong, { area, least: 10, most: 500 });
  expect(describedAs(width())).toBe(sentence);
  expect(width().getAttribute('aria-invalid')).toBe('true');
  await user.click(pay());
  expect(document.activeElement).toBe(width());
});

it('keeps a wrong side of the address, for the payer to correct', () => {
  open('&width=200&height=10');
  expect(width().value).toBe('200');
  expect(width().getAttribute('aria-invalid')).toBe('true');
  expect(height().getAttribute('aria-invalid')).toBe('false');
});

it('says below Pay how the file is sent, and folds how the details are used', () => {
  open();
  const form = within(screen.getByRole('form'));
  expect(form.getByText(labels.nextFile)).toBeTruthy();
  expect(screen.getByText(labels.privacyTitle).closest('details')?.open).toBe(false);
});

it('draws the board beside a person, in the proportions of the size', async () => {
  const user = open();
  const drawing = () => document.querySelector('fieldset svg');
  expect(drawing()).toBeNull();
  await user.click(size('20 × 10'));
  expect(drawing()?.getAttribute('viewBox')).toBe('0 0 23 10');
  // Lower than the person.
  await user.click(size('6 × 4'));
  expect(drawing()?.getAttribute('viewBox')).toBe('0 0 9 5.5');
});
