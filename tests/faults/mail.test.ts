import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, openMailServer } from '#server/notify/mail-server.fixture.ts';
import { paidMail } from '#server/notify/paid-mail.ts';
import { applyMove } from '#server/orders/moves.ts';
import { findOrder } from '#server/orders/store.ts';
import { checkoutContent, paymentLabels, request } from '#tests/fixtures/content.ts';
import { type CheckoutProcesses, startCheckoutProcesses } from './checkout-processes.ts';

const from = 'orders@agency.example';
const to = 'owner@agency.example';
let mailServer: MailServer;
let checkout: CheckoutProcesses;
beforeAll(async () => {
  mailServer = await openMailServer();
  checkout = await startCheckoutProcesses('server/main.ts', {
    SMTP_URL: mailServer.smtpUrl,
    MAIL_FROM: from,
    MAIL_TO: to,
  });
});
afterAll(() => Promise.all([checkout.close(), mailServer.close()]));

/** An order that came to its end at PhonePe's page, and that the server knows of. */
async function order(outcome: 'pay' | 'fail'): Promise<string> {
  const key = randomUUID();
  const { body } = await checkout.press(key);
  await checkout.choose(body.redirectUrl ?? '', outcome);
  const { id } = await checkout.orderBy(key);
  await checkout.ask(id);
  return id;
}

/** Quoted-printable (RFC 2045, 6.7) as text. */
function decode(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Subject and words of a mail with a header of encoded words (RFC 2047) and one text. */
function readMail(raw: string): { subject: string; text: string } {
  const [head = '', body = ''] = raw.split(/\r\n\r\n(.*)/s);
  const [, subject = ''] = /^Subject: (.*)$/m.exec(head.replace(/\r\n[ \t]/g, ' ')) ?? [];
  const words = subject.trim().replace(/\?= =\?UTF-8\?Q\?/g, '');
  const [, encoded] = /^(?:=\?UTF-8\?Q\?)(.*)\?=$/.exec(words) ?? [];
  return {
    subject: encoded === undefined ? words : decode(encoded.replaceAll('_', ' ')),
    text: decode(body).replaceAll('\r\n', '\n').trim(),
  };
}

it('sends one mail about each paid order, and none about a failed one', async () => {
  const failed = await order('fail');
  const paid = await order('pay');
  expect([(await checkout.pathOf(failed)).at(-1), (await checkout.pathOf(paid)).at(-1)]).toEqual([
    'failed',
    'paid',
  ]);
  const sent = () => checkout.server.log.filter(({ msg }) => msg === 'mail sent');
  await expect.poll(sent, { timeout: 30_000 }).toMatchObject([{ orderId: paid }]);

  const mails = await checkout.db.selectFrom('mails').selectAll().execute();
  expect(mails).toMatchObject([{ orderId: paid, tries: 0, nextTryAtMs: null }]);
  const paidAtMs = mails[0]?.createdAtMs ?? 0;
  const stored = await findOrder(checkout.db, paid);
  if (!stored) throw new Error('the paid order is gone');
  expect(mailServer.received).toHaveLength(1);
  const raw = mailServer.received[0]?.raw ?? '';
  expect(raw).toContain(`From: ${from}`);
  expect(raw).toContain(`To: ${to}`);
  const { languageName } = checkoutContent;
  expect(readMail(raw)).toEqual(paidMail({ order: stored, languageName, paidAtMs }, paymentLabels));
  expect(readMail(raw).text).toContain(`${request.name}, ${stored.phone}`);
});

it('mails staff once about a late payment', async () => {
  const id = await order('fail');
  await applyMove(checkout.db, id, 'LatePaymentFound', {
    cause: 'test',
    atMs: Date.now(),
    flag: 'paid_late',
  });
  const { alerts } = paymentLabels;
  const subjects = () => mailServer.received.map(({ raw }) => readMail(raw).subject);
  await expect.poll(subjects, { timeout: 30_000 }).toContain(alerts.paid_late.subject);
  const mail = mailServer.received.map(({ raw }) => readMail(raw));
  const [alert] = mail.filter(({ subject }) => subject === alerts.paid_late.subject);
  expect(alert?.text).toContain(`site-orders show ${id}`);
  expect(alert?.text).not.toMatch(new RegExp(`${request.name}|${request.phone}`));
});
