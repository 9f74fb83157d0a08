// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import {
  refuse,
  sampleMe,
  sampleOrder,
  sampleRow,
  sampleToday,
  sampleWords,
} from '../office-api.fixture.ts';
import { actionsAmong, fakeBrowser, openOffice } from '../render-office.fixture.tsx';

fakeBrowser();
const words = sampleWords();
const { actions, problems, today: labels } = words.office;
const region = (name: string) => screen.findByRole('region', { name: new RegExp(name) });
const flagged = sampleToday({
  needed: [sampleRow({ flags: ['paid_late'], calledAtMs: 1 })],
});

it('asks to call whoever has paid, with number and message', async () => {
  openOffice('/');
  const needed = await region(labels.needed);
  const card = within(needed).getByRole('listitem');
  expect(card.textContent).toContain(labels.notCalledText);
  const name = 'Asha Devi';
  const call = within(card).getByRole('link', { name: fill(actions.callName, { name }) });
  expect(call.getAttribute('href')).toBe('tel:+919876543210');
  const chat = within(card).getByRole('link', { name: fill(actions.whatsappName, { name }) });
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Namaste/);
});

it("writes to the payer in the payer's language", async () => {
  openOffice('/', {
    'GET /api/today': () => sampleToday({ needed: [sampleRow({ language: 'hi' })] }),
  });
  await waitFor(() =>
    expect(
      screen
        .getByRole('link', { name: fill(actions.whatsappName, { name: 'Asha Devi' }) })
        .getAttribute('href'),
    ).toContain('नमस्ते'),
  );
});

it('writes down a call by one press, and the order is no longer needed', async () => {
  let today = sampleToday();
  const { user, requests } = openOffice('/', {
    'GET /api/today': () => today,
    'POST /api/orders/BAW-1/called': () => {
      today = sampleToday({ needed: [] });
      return sampleOrder({ calledAtMs: 1 });
    },
  });
  await user.click(await screen.findByRole('button', { name: actions.called }));
  await screen.findByText(labels.nothingNeeded);
  expect(screen.getByText(actions.calledDone)).toBeTruthy();
  expect(actionsAmong(requests)).toMatchObject([{ body: { note: '' } }]);
});

it('says beside the button why a call is not written down, and sends it once', async () => {
  const { user, requests } = openOffice('/', {
    'POST /api/orders/BAW-1/called': () => refuse({ code: 'unavailable' }),
  });
  await user.click(await screen.findByRole('button', { name: actions.called }));
  await screen.findByText(problems.unavailable);
  expect(actionsAmong(requests)).toHaveLength(1);
});

it.each([
  ['owner', 1],
  ['staff', 0],
] as const)(
  'says what a flag means and what to do, with %s offered %i refund',
  async (role, count) => {
    openOffice('/', {
      'GET /api/me': () => sampleMe({ role }),
      'GET /api/today': () => flagged,
    });
    const card = within(await region(labels.needed)).getByRole('listitem');
    expect(card.textContent).toContain(words.alerts.paid_late?.text);
    const resolve = within(card).getByRole('link', { name: actions.resolve });
    expect(resolve.getAttribute('href')).toBe('/orders/BAW-1#resolve');
    expect(within(card).queryAllByRole('link', { name: actions.refund })).toHaveLength(count);
    expect(within(card).queryByRole('button', { name: actions.called })).toBeNull();
  },
);

it('has flagged orders before those that only have to be called', async () => {
  const needed = [sampleRow(), sampleRow({ id: 'BAW-2', flags: ['refund_failed'] })];
  openOffice('/', { 'GET /api/today': () => sampleToday({ needed }) });
  const [first] = within(await region(labels.needed)).getAllByRole('listitem');
  expect(first?.textContent).toContain(words.alerts.refund_failed?.subject);
});

it('has no call for an order whose payer is erased', async () => {
  const erased = sampleRow({ name: null, phone: null, flags: ['refund_failed'] });
  openOffice('/', { 'GET /api/today': () => sampleToday({ needed: [erased] }) });
  const card = within(await region(labels.needed)).getByRole('listitem');
  expect(within(card).queryByRole('link', { name: new RegExp(actions.call) })).toBeNull();
});

it('shows a problem of the checkout with words to send on', async () => {
  openOffice('/', {
    'GET /api/today': () => sampleToday({ problems: [{ cause: 'payments_refused', atMs: 1 }] }),
  });
  const part = await region(labels.problems);
  expect(part.textContent).toContain(words.alerts.payments_refused?.text);
  expect(within(part).getByRole('link', { name: labels.problemShare })).toBeTruthy();
});

it('sums up today, the week and the month', async () => {
  openOffice('/');
  const sums = await region(labels.sums);
  expect(within(sums).getByText('₹1,20,000')).toBeTruthy();
  expect(within(sums).getByText(fill(labels.orderCount, { count: 30 }))).toBeTruthy();
});

it('says that nothing has come today', async () => {
  openOffice('/', { 'GET /api/today': () => sampleToday({ needed: [], orders: [] }) });
  await screen.findByText(labels.noOrders);
});
