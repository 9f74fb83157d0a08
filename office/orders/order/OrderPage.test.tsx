// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import type { OfficeOrder } from '#contract/office/orders.ts';
import {
  refuse,
  sampleMe,
  sampleOrder,
  samplePlan,
  sampleWords,
} from '../../office-api.fixture.ts';
import {
  actionsAmong,
  fakeBrowser,
  openOffice,
  retype,
  sendChange,
} from '../../render-office.fixture.tsx';

fakeBrowser();
const words = sampleWords();
const { actions, order: labels, problems, receipt, refund: refundLabels } = words.office;
const address = '/orders/BAW-1';
const button = (name: string) => screen.findByRole('button', { name });
const form = () => within(screen.getByRole('form'));

const [created] = sampleOrder().timeline;
/** The order after another member has written a note. */
const changed = (more: Partial<OfficeOrder> = {}) =>
  sampleOrder({
    timeline: [
      ...sampleOrder().timeline,
      {
        ...created,
        seq: 3,
        event: 'NoteAdded',
        toState: 'paid',
        note: 'Wants red',
        actor: 'Sunita',
      },
    ],
    revision: 3,
    ...more,
  });

it('says who, what, how much and in which state', async () => {
  openOffice(address);
  const heading = await screen.findByRole('heading', { level: 1, name: /K7M-2QP ₹1,180/ });
  expect(heading.textContent).toContain(words.office.states.paid);
  expect(screen.getByText('98765 43210')).toBeTruthy();
  expect(screen.getByText('₹180')).toBeTruthy();
});

it.each([
  ['UPI_QR', sampleWords('hi').office.paymentModes.UPI_QR],
  ['PAY_LATER', 'PAY_LATER'],
])('shows the payment mode %s as %s', async (paymentMode, mode) => {
  const answers = {
    'GET /api/orders/BAW-1': () => sampleOrder({ paymentMode, provider: 'simulator' }),
  };
  openOffice(address, answers, { language: 'hi' });
  expect(await screen.findByText(mode)).toBeTruthy();
  expect(screen.getByText(sampleWords('hi').office.providers.simulator)).toBeTruthy();
});

it('shows a name that is a script as text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  openOffice(address, { 'GET /api/orders/BAW-1': () => sampleOrder({ name }) });
  await screen.findByText(name);
});

it('says that there is no such order', async () => {
  openOffice('/orders/BAW-9');
  await screen.findByText(problems.notFound);
});

it('saves a note, and puts the focus where the next action is', async () => {
  const { user, requests } = openOffice(address, {
    'POST /api/orders/BAW-1/note': () => changed(),
  });
  await user.click(await button(actions.note));
  expect(document.activeElement).toBe(form().getByRole('textbox', { name: labels.noteField }));
  await user.keyboard('  Wants red ');
  await user.click(form().getByRole('button', { name: actions.note }));
  await screen.findByText(actions.noteDone);
  expect(actionsAmong(requests)).toMatchObject([{ body: { note: 'Wants red' } }]);
  expect(screen.getByText('Wants red')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(labels.actions);
});

it.each([
  [' ', labels.wordsMissing],
  ['a'.repeat(501), labels.wordsTooLong],
])('sends no note of %.3j…', async (note, problem) => {
  const { user, requests } = openOffice(address);
  await user.click(await button(actions.note));
  await user.click(form().getByRole('textbox'));
  await user.paste(note);
  await user.click(form().getByRole('button', { name: actions.note }));
  await form().findByText(problem);
  expect(actionsAmong(requests)).toEqual([]);
});

it('keeps the words of a note that could not be sent', async () => {
  const { user } = openOffice(address, {
    'POST /api/orders/BAW-1/note': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await user.click(await button(actions.note));
  await user.keyboard('Wants red');
  await user.click(form().getByRole('button', { name: actions.note }));
  await form().findByText(problems.unsureAction);
  expect(form().getByDisplayValue('Wants red')).toBeTruthy();
});

it('keeps the words of a note over a sign-in until they are sent', async () => {
  const { user } = openOffice(address, {
    'POST /api/orders/BAW-1/note': () => refuse({ code: 'signedOut' }),
  });
  await user.click(await button(actions.note));
  await user.keyboard('Wants red');
  await user.click(form().getByRole('button', { name: actions.note }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  cleanup();
  const again = openOffice(address, { 'POST /api/orders/BAW-1/note': () => changed() });
  await again.user.click(await button(actions.note));
  expect(form().getByDisplayValue('Wants red')).toBeTruthy();
  await again.user.click(form().getByRole('button', { name: actions.note }));
  await screen.findByText(actions.noteDone);
  await again.user.click(await button(actions.note));
  expect(form().getByRole('textbox')).toHaveProperty('value', '');
});

it('keeps of a refund only the reason, until it is cancelled', async () => {
  const fields = async () => {
    const names = [refundLabels.amount, refundLabels.reason, refundLabels.confirmation];
    const opened = within(await screen.findByRole('form'));
    const [amount, reason, confirmation] = names.map((name) =>
      opened.getByRole('textbox', { name }),
    );
    await waitFor(() => expect(amount).toHaveProperty('value', '1180'));
    return [reason, confirmation] as HTMLInputElement[];
  };
  const { user } = openOffice(`${address}#refund`);
  for (const field of await fields()) await user.type(field, '1180 back');
  cleanup();
  openOffice(`${address}#refund`);
  expect((await fields()).map(({ value }) => value)).toEqual(['1180 back', '']);
  await user.click(form().getByRole('button', { name: actions.cancel }));
  await user.click(await button(actions.refund));
  expect((await fields()).map(({ value }) => value)).toEqual(['', '']);
});

it('shows what has changed when an action is stale, keeps the words, and sends them by another press', async () => {
  const flags = ['paid_late'];
  const { user, requests } = openOffice(`${address}#resolve`, {
    'GET /api/orders/BAW-1': () => sampleOrder({ flags }),
    'POST /api/orders/BAW-1/resolve': ({ body }) =>
      (body as { revision: number }).revision === 3
        ? changed({ revision: 4 })
        : refuse({ code: 'stale', order: changed({ flags }) }),
  });
  const reason = await screen.findByRole('textbox', { name: labels.resolveReason });
  await user.type(reason, 'Called');
  const resolve = form().getByRole('button', { name: actions.resolve });
  await user.click(resolve);
  await form().findByText(problems.stale);
  expect(form().getByText('Wants red')).toBeTruthy();
  expect(form().getByDisplayValue('Called')).toBeTruthy();
  await user.click(resolve);
  await screen.findByText(actions.resolveDone);
  expect(actionsAmong(requests).map(({ body }) => body)).toEqual([
    { reason: 'Called', revision: 2 },
    { reason: 'Called', revision: 3 },
  ]);
});

it('keeps the form open while its action is on its way, and shows there that it is refused', async () => {
  const flags = ['paid_late'];
  let refuseIt = () => {};
  const { user } = openOffice(`${address}#resolve`, {
    'GET /api/orders/BAW-1': () => sampleOrder({ flags }),
    'POST /api/orders/BAW-1/resolve': () =>
      new Promise<Response>((resolve) => {
        refuseIt = () => resolve(refuse({ code: 'stale', order: changed({ flags }) }));
      }),
  });
  await user.type(await screen.findByRole('textbox', { name: labels.resolveReason }), 'Called');
  await user.click(form().getByRole('button', { name: actions.resolve }));
  await form().findByRole('button', { name: actions.saving });
  for (const name of [actions.cancel, actions.note, actions.resolve]) {
    const other = screen.getByRole('button', { name });
    expect(other.getAttribute('aria-disabled')).toBe('true');
    await user.click(other);
  }
  refuseIt();
  await form().findByText(problems.stale);
  expect(form().getByDisplayValue('Called')).toBeTruthy();
  await user.click(form().getByRole('button', { name: actions.cancel }));
  expect(screen.queryByRole('form')).toBeNull();
});

it('shows beside an open form what another member does meanwhile', async () => {
  let order: OfficeOrder = sampleOrder();
  const { user } = openOffice(address, { 'GET /api/orders/BAW-1': () => order });
  await user.click(await button(actions.note));
  order = changed();
  await sendChange({
    ...{ orderId: 'BAW-1', seq: 3, event: 'NoteAdded', toState: 'paid', isPayment: false },
  });
  await form().findByText(fill(labels.changed, { count: 1 }));
});

it.each([
  ['owner', 1],
  ['staff', 0],
] as const)('offers %s %i times to refund and to forget', async (role, count) => {
  openOffice(address, { 'GET /api/me': () => sampleMe({ role }) });
  await button(actions.note);
  expect(screen.queryAllByRole('button', { name: actions.refund })).toHaveLength(count);
  expect(screen.queryAllByRole('button', { name: actions.forget })).toHaveLength(count);
});

const refund = {
  ...{ id: 'R1', amountPaise: 118_000, reason: 'Cancelled', requestedBy: 'Ravi Kumar' },
  ...{ failureReason: null, createdAtMs: 0, updatedAtMs: 0 },
};

it.each([
  ['completed', 0],
  ['requested', 0],
  ['failed', 1],
] as const)('once all of it is refunded (%s), offers a refund %i times', async (state, count) => {
  openOffice(address, {
    'GET /api/orders/BAW-1': () => sampleOrder({ refunds: [{ ...refund, state }] }),
  });
  await button(actions.note);
  expect(screen.queryAllByRole('button', { name: actions.refund })).toHaveLength(count);
});

it('offers to resolve a flagged order alone', async () => {
  openOffice(address);
  await button(actions.note);
  expect(screen.queryByRole('button', { name: actions.resolve })).toBeNull();
});

it('refunds what the policy grants, once the sum is typed again', async () => {
  const refunded = { ...sampleOrder(), refundedPaise: 118_000, revision: 3 };
  const { user, requests } = openOffice(`${address}#refund`, {
    'POST /api/orders/BAW-1/refund': () => refunded,
  });
  const amount = await screen.findByRole('textbox', { name: refundLabels.amount });
  await waitFor(() => expect(amount).toHaveProperty('value', '1180'));
  const send = form().getByRole('button', {
    name: fill(refundLabels.button, { price: formatPaise(118_000) }),
  });
  await user.type(form().getByRole('textbox', { name: refundLabels.reason }), 'Cancelled');
  await user.type(form().getByRole('textbox', { name: refundLabels.confirmation }), '118');
  await user.click(send);
  await form().findByText(refundLabels.confirmationDiffers);
  expect(actionsAmong(requests)).toEqual([]);
  await user.type(form().getByRole('textbox', { name: refundLabels.confirmation }), '0');
  await user.click(send);
  await screen.findByText(actions.refundDone);
  expect(actionsAmong(requests)).toMatchObject([
    { body: { amount: '1180', confirmation: '1180', reason: 'Cancelled', revision: 2 } },
  ]);
});

it('sends a refund once, even if it is pressed again before the page has drawn the first press', async () => {
  const { user, requests } = openOffice(`${address}#refund`, {
    'POST /api/orders/BAW-1/refund': () => changed(),
  });
  const amount = await screen.findByRole('textbox', { name: refundLabels.amount });
  await waitFor(() => expect(amount).toHaveProperty('value', '1180'));
  await user.type(form().getByRole('textbox', { name: refundLabels.reason }), 'Cancelled');
  await user.type(form().getByRole('textbox', { name: refundLabels.confirmation }), '1180');
  const press = form().getByRole('button', { name: /₹1,180/ });
  fireEvent.click(press);
  fireEvent.click(press);
  await screen.findByText(actions.refundDone);
  expect(actionsAmong(requests)).toHaveLength(1);
});

it('explains the policy for the work already done, and keeps another amount that is typed', async () => {
  const { user } = openOffice(`${address}#refund`, {
    'GET /api/orders/BAW-1/refund-plan': ({ query }) =>
      query.get('delivered') === '0'
        ? samplePlan()
        : samplePlan({ kind: 'credit', grantedPaise: 34_000, day: 9 }),
  });
  const amount = await screen.findByRole('textbox', { name: refundLabels.amount });
  await waitFor(() => expect(amount).toHaveProperty('value', '1180'));
  await user.clear(amount);
  await user.type(amount, '74,99');
  const delivered = form().getByRole('textbox', { name: refundLabels.delivered });
  await user.clear(delivered);
  await user.type(delivered, '500');
  await form().findByText(
    fill(refundLabels.credit, { day: 9, days: 7, price: formatPaise(34_000) }),
  );
  expect(amount).toHaveProperty('value', '74,99');
  expect(form().getByRole('button', { name: actions.refund })).toBeTruthy();
});

it('warns of work that costs more than was paid, at its field', async () => {
  const { user } = openOffice(`${address}#refund`);
  const amount = await screen.findByRole('textbox', { name: refundLabels.amount });
  await waitFor(() => expect(amount).toHaveProperty('value', '1180'));
  const delivered = form().getByRole('textbox', { name: refundLabels.delivered });
  const warning = fill(refundLabels.deliveredTooMuch, { paid: formatPaise(118_000) });
  const paid = formatPaise(118_000);
  const left = fill(refundLabels.left, { price: paid, paid });
  await retype(user, delivered, '1180');
  expect(form().queryByText(warning)).toBeNull();
  expect(form().getByText(left)).toBeTruthy();
  await retype(user, delivered, '1,180.50');
  expect(form().getByText(warning)).toBeTruthy();
  expect(delivered.getAttribute('aria-invalid')).toBe('true');
  expect(form().queryByText(left)).toBeNull();
});

it('says what the server says of an amount that could be two', async () => {
  const message = '"74,99" could mean ₹74.99 or ₹7,499: write 74.99 or 7499';
  const { user } = openOffice(`${address}#refund`, {
    'POST /api/orders/BAW-1/refund': () => refuse({ code: 'problem', message }),
  });
  const amount = await screen.findByRole('textbox', { name: refundLabels.amount });
  await waitFor(() => expect(amount).toHaveProperty('value', '1180'));
  await user.clear(amount);
  await user.type(amount, '74,99');
  await user.type(form().getByRole('textbox', { name: refundLabels.reason }), 'Half');
  await user.type(form().getByRole('textbox', { name: refundLabels.confirmation }), '74,99');
  await user.click(form().getByRole('button', { name: actions.refund }));
  await form().findByText(`${problems.problem} ${message}`);
  expect(amount).toHaveProperty('value', '74,99');
  await user.clear(amount);
  await user.click(form().getByRole('button', { name: actions.refund }));
  await form().findByText(refundLabels.amountMissing);
  expect(form().queryByText(`${problems.problem} ${message}`)).toBeNull();
});

it('says why the server refuses in the language of the office', async () => {
  const { problems: sentences } = sampleWords('hi').office;
  openOffice(
    `${address}#refund`,
    {
      'GET /api/orders/BAW-1/refund-plan': () =>
        refuse({ code: 'problem', message: 'Only ₹500 is left to refund' }),
    },
    {
      language: 'hi',
      translations: { refusals: { 'Only {price} is left to refund': 'अब {price} ही बचे हैं' } },
    },
  );
  await screen.findByText(`${sentences.problem} अब ₹500 ही बचे हैं`);
});

it('erases the details once it is confirmed, and then has nobody to call', async () => {
  const { user, requests } = openOffice(address, {
    'POST /api/orders/BAW-1/forget': () => changed({ name: null, phone: null }),
  });
  await user.click(await button(actions.forget));
  expect(actionsAmong(requests)).toEqual([]);
  await user.click(await button(labels.forgetConfirm));
  await screen.findByText(actions.forgetDone);
  expect(screen.getByText(labels.nameErased)).toBeTruthy();
  expect(screen.queryByRole('link', { name: new RegExp(actions.call) })).toBeNull();
});

it('gives the focus back when a form is cancelled', async () => {
  const { user } = openOffice(address);
  const note = await button(actions.note);
  await user.click(note);
  await user.click(form().getByRole('button', { name: actions.cancel }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.activeElement).toBe(note);
});

it("has a receipt in the payer's language", async () => {
  const hindi = sampleWords('hi');
  const { user } = openOffice(address, {
    'GET /api/orders/BAW-1': () => sampleOrder({ language: 'hi' }),
  });
  await user.click(await screen.findByRole('link', { name: actions.receipt }));
  await button(receipt.print);
  const paper = within(await screen.findByRole('article'));
  await paper.findByText(hindi.office.receipt.reference);
  expect(paper.getByText('123456789012')).toBeTruthy();
  expect(paper.getByText(sampleOrder().service.hi ?? '')).toBeTruthy();
});

it('has no receipt for an order that is not paid', async () => {
  openOffice(`${address}/receipt`, {
    'GET /api/orders/BAW-1': () => sampleOrder({ state: 'failed', paidAtMs: null }),
  });
  await screen.findByText(receipt.notPaid);
});
