import { expect, it } from 'vitest';
import { flagReasons } from '#server/orders/payment-status.ts';
import { paymentLabels } from '#tests/fixtures/content.ts';
import { alertMail } from './alert-mail.ts';

const labels = paymentLabels.alerts;
const mailOf = (cause: string, orderIds = '') =>
  alertMail({ cause, orderIds, raisedAtMs: 1, tries: 0 }, labels);

it('says what to do, and the commands for each order', () => {
  const { subject, text } = mailOf('paid_late', 'BAW-1 BAW-2');
  expect(subject).toBe(labels.paid_late.subject);
  expect(text).toContain(labels.paid_late.text);
  for (const id of ['BAW-1', 'BAW-2']) {
    expect(text).toContain(`site-orders show ${id}\n`);
    expect(text).toContain(`site-orders refund ${id} --reason "…"\n`);
    expect(text).toContain(`site-orders resolve ${id} --reason "…"`);
  }
});

it('has words of its own for every reason to flag an order', () => {
  expect(Object.keys(labels)).toEqual(expect.arrayContaining(Object.values(flagReasons)));
});

it('has a subject of its own and a command to type for every cause', () => {
  const mails = Object.keys(labels).map((cause) => mailOf(cause, 'BAW-1'));
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
  for (const { text } of mails)
    expect(text).toMatch(/site-orders|journalctl|systemctl|timedatectl/);
});

it('tells of the checkout itself without an order', () => {
  expect(mailOf('secret_rejected').text).toBe(labels.secret_rejected.text);
});

it('names a cause that it does not know', () => {
  const { subject, text } = mailOf('cause_of_tomorrow', 'BAW-1');
  expect(subject).toContain('cause_of_tomorrow');
  expect(text).toContain('site-orders show BAW-1');
});

it('stays short where many orders need a person', () => {
  const ids = Array.from({ length: 21 }, (_, index) => `BAW-${index}`);
  const { text } = mailOf('paid_late', ids.join(' '));
  expect(text).toContain('show BAW-19\n');
  expect(text).not.toContain('show BAW-20');
  expect(text).toContain('site-orders list --flag');
  expect(mailOf('paid_late', ids.slice(1).join(' ')).text).not.toContain('list --flag');
});
