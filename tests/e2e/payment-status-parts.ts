import type { Page } from '@playwright/test';
import { fill } from '#contract/fill.ts';
import { service } from '#tests/fixtures/content.ts';
import { answer, orderId, statusLabels } from './checkout-parts.ts';
import { expect } from './site.fixture.ts';

/** The order that the stubs know. */
export const id = orderId;
/** Its payment status. */
export const path = `/payment-status?id=${id}`;
/** Its reference as a visitor reads it. */
export const reference = fill(statusLabels.reference, { id });

/** The server's description of the order. */
export const placed = {
  code: 'K7M-2QP',
  service: service.name,
  serviceName: service.name,
  quantity: 1,
  counts: null,
  unit: service.unit ?? null,
  amountPaise: service.amountPaise,
  taxPaise: 0,
  refundedPaise: 0,
  createdAtMs: Date.UTC(2026, 10, 22, 3, 30),
  paidAtMs: Date.UTC(2026, 10, 22, 3, 35),
  mayPayAgain: false,
  isOver: true,
};

/** What the server may say of an order. */
export const answers = {
  success: answer({ success: true, code: 'PAYMENT_SUCCESS', message: 'We have your ₹7,499.' }),
  cancelled: answer({ success: false, code: 'PAYMENT_ERROR', message: 'You cancelled.' }),
  failed: answer({ success: false, code: 'PAYMENT_ERROR', message: '' }),
  unknown: answer({ success: false, code: 'TRANSACTION_NOT_FOUND', message: 'No such id.' }, 404),
  silent: answer({ success: false, code: 'PAYMENT_PENDING', message: statusLabels.pendingText }),
  fault: answer({ success: false, message: 'Something went wrong on our side.' }, 500),
  busy: answer({ success: false, message: 'Too many tries.' }, 429),
  page: answer('<html>', 502),
};

/** Mocks the status API with these responses in order; the last one repeats. Returns the requested ids. */
export async function stubStatus(
  page: Page,
  ...given: (typeof answers)['page'][]
): Promise<string[]> {
  const requested: string[] = [];
  await page.route('**/api/phonepe-status?*', (route) => {
    requested.push(new URL(route.request().url()).searchParams.get('id') ?? '');
    return given[Math.min(requested.length, given.length) - 1]?.(route);
  });
  return requested;
}

/** Opens the page with a clock that only the test moves on. */
export async function openLive(page: Page, address = path) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address);
  // Hydration and effects wait for frames, which come by that clock.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.locator('astro-island:not([ssr])')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.runFor(100);
}

/** Heading of the result. */
export const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
/** The button that checks again. */
export const again = (page: Page) => page.getByRole('button', { name: statusLabels.checkAgain });
/** A link of the page itself. */
export const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name });
