// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import type { Change } from '#contract/office/orders.ts';
import {
  FakeEventSource,
  refuse,
  sampleMe,
  sampleOrder,
  sampleToday,
  sampleWords,
} from './office-api.fixture.ts';
import { actionsAmong, fakeBrowser, openOffice, sendChange } from './render-office.fixture.tsx';

fakeBrowser();
const { office, testMode } = sampleWords();
const { problems, shell, signIn } = office;
const hindi = sampleWords('hi');
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const payment = (orderId: string): Change => ({
  ...{ orderId, seq: 2, event: 'PaymentConfirmed', toState: 'paid', isPayment: true },
});

it('signs in by a press alone, and the token leaves the address at once', async () => {
  const { user, requests } = openOffice('/#sign-in=secret', {
    'POST /api/sign-in': () => sampleMe(),
  });
  await heading(signIn.title);
  expect(location.href).not.toContain('secret');
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: new RegExp(signIn.shared) }));
  await user.click(await button(signIn.button));
  await heading(shell.today);
  expect(actionsAmong(requests)).toMatchObject([{ body: { token: 'secret', isShared: true } }]);
});

it.each(['linkUnknown', 'linkUsed', 'linkExpired'] as const)(
  'says what to do with a link that is %s',
  async (code) => {
    const { user } = openOffice('/#sign-in=old', { 'POST /api/sign-in': () => refuse({ code }) });
    await user.click(await button(signIn.button));
    await screen.findByText(problems[code]);
  },
);

it('takes a link that is pasted into the open office', async () => {
  openOffice('/');
  await heading(shell.today);
  act(() => {
    history.replaceState(null, '', '/#sign-in=next');
    dispatchEvent(new Event('hashchange'));
  });
  await heading(signIn.title);
  expect(location.hash).toBe('');
});

it('says how to get a link to whoever is signed out', async () => {
  openOffice('/', { 'GET /api/me': () => refuse({ code: 'signedOut' }) });
  await heading(signIn.signedOutTitle);
  expect(screen.getByText(signIn.signedOutHow)).toBeTruthy();
});

it('is signed out once a response says that the session has ended', async () => {
  openOffice('/', { 'GET /api/today': () => refuse({ code: 'signedOut' }) });
  await heading(signIn.signedOutTitle);
});

it('signs out', async () => {
  const { user, requests } = openOffice('/', { 'POST /api/sign-out': () => ({}) });
  await user.click(await button(shell.signOut));
  await heading(signIn.signedOutTitle);
  expect(actionsAmong(requests)).toHaveLength(1);
});

it('changes to Hindi, keeps it, and says so to screen readers', async () => {
  const { user } = openOffice('/');
  await user.click(await button('हिन्दी'));
  await heading(hindi.office.shell.today);
  expect(document.documentElement.lang).toBe(hindi.locale);
  expect(localStorage.getItem('office-language')).toBe('hi');
  const [order] = sampleToday().orders;
  expect((await screen.findAllByText(order?.service.hi ?? '')).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/\{\w+\}|undefined/);
});

it('moves the focus to the heading of the next page, which has its own title', async () => {
  const { user } = openOffice('/');
  await user.click(await screen.findByRole('link', { name: shell.find }));
  const title = await heading(office.find.title);
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(document.title).toBe(`${office.find.title} · ${shell.office}`);
});

it('has a page for an address that no page has', async () => {
  openOffice('/nowhere');
  await heading(shell.unknownTitle);
});

it.each([
  [true, 1],
  [false, 0],
])('with test mode %s has %i stamps of it', async (isTest, stamps) => {
  openOffice('/', { 'GET /api/me': () => sampleMe({ isTest }) });
  await heading(shell.today);
  expect(screen.queryAllByText(testMode)).toHaveLength(stamps);
});

it('announces a payment by name and amount, and shows it without a press', async () => {
  let today = sampleToday({ needed: [], orders: [] });
  openOffice('/', { 'GET /api/today': () => today });
  await screen.findByText(office.today.nothingNeeded);
  today = sampleToday();
  await sendChange(payment('BAW-1'));
  const { amountPaise, name, service } = sampleOrder();
  const price = formatPaise(amountPaise);
  await screen.findByText(
    fill(shell.paymentCame, { price, name: name ?? '', service: service.en ?? '' }),
  );
  await screen.findByText(new RegExp(office.today.notCalledText));
});

it('announces two payments that come together, each until it is closed', async () => {
  const nameOf: Record<string, string> = { 'BAW-1': 'Asha Devi', 'BAW-2': 'Ramesh Prasad' };
  const answers = Object.entries(nameOf).map(([id, name]) => [
    `GET /api/orders/${id}`,
    () => sampleOrder({ id, name }),
  ]);
  const { user } = openOffice('/devices', Object.fromEntries(answers));
  await heading(office.devices.title);
  for (const orderId of Object.keys(nameOf)) await sendChange(payment(orderId));
  const { amountPaise, service } = sampleOrder();
  const price = formatPaise(amountPaise);
  const [first = '', second = ''] = Object.values(nameOf).map((name) =>
    fill(shell.paymentCame, { price, name, service: service.en ?? '' }),
  );
  await screen.findByText(first);
  await screen.findByText(second);
  const [close] = screen.getAllByRole('button', { name: shell.close });
  if (close) await user.click(close);
  expect(screen.queryByText(first)).toBeNull();
  expect(screen.getByText(second)).toBeTruthy();
});

it('loads the page once after a burst of changes', async () => {
  const { requests } = openOffice('/');
  await screen.findByText(office.today.needed);
  const loads = () => requests.filter(({ route }) => route === 'GET /api/today').length;
  const before = loads();
  act(() => {
    for (let change = 0; change < 50; change += 1) {
      const data = JSON.stringify({ ...payment(`BAW-${change}`), isPayment: false });
      FakeEventSource.last?.onmessage?.({ data });
    }
  });
  await waitFor(() => expect(loads()).toBeGreaterThan(before));
  expect(loads()).toBe(before + 1);
});

it('says when payments no longer appear, and stops once they do', async () => {
  openOffice('/');
  await heading(shell.today);
  act(() => FakeEventSource.last?.onopen?.());
  act(() => FakeEventSource.last?.onerror?.());
  await screen.findByText(shell.notLive);
  act(() => FakeEventSource.last?.onopen?.());
  await waitFor(() => expect(screen.queryByText(shell.notLive)).toBeNull());
});

it('says that the device is offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openOffice('/');
  await screen.findByText(shell.offline);
  online.mockReturnValue(true);
  act(() => {
    dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(screen.queryByText(shell.offline)).toBeNull());
});

it('keeps whether payments are heard', async () => {
  const { user } = openOffice('/');
  await user.click(await button(shell.soundOn));
  await button(shell.soundOff);
  expect(localStorage.getItem('office-sound')).toBe('off');
});

it('offers another try where something did not load', async () => {
  let isAway = true;
  const { user } = openOffice('/', {
    'GET /api/today': () => (isAway ? refuse({ code: 'unavailable' }) : sampleToday()),
  });
  const failure = await screen.findByRole('alert');
  await within(failure).findByText(problems.unavailable);
  isAway = false;
  await user.click(within(failure).getByRole('button', { name: shell.tryAgain }));
  await screen.findByText(office.today.needed);
});

it('has no style attribute, which the policy would block', async () => {
  openOffice('/');
  await screen.findByText(office.today.needed);
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
});
