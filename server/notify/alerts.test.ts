import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaseDue, scheduleRetry } from '#server/jobs/leases.ts';
import { addFlag, applyMove, flagReasons } from '#server/orders/moves.ts';
import { paymentLabels } from '#tests/fixtures/content.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { alertMail, alertPauseMs, idsOf, markAlertSent, raiseAlert } from './alerts.ts';

describe.each(engines)('alerts on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  const raise = (cause: string, orderId?: string, offsetMs = 0) =>
    raiseAlert(test.db, { cause, ...(orderId && { orderId }), atMs: startMs + offsetMs });
  const lease = (offsetMs = 0, db = test.db) =>
    leaseDue(db, 'alerts', { nowMs: startMs + offsetMs, limit: 5, leaseMs: 50 });
  const firstDue = async (offsetMs = 0) => {
    const [alert] = await lease(offsetMs);
    if (!alert) throw new Error('no alert is due');
    return alert;
  };
  const send = async (offsetMs = 0) => {
    const alert = await firstDue(offsetMs);
    await markAlertSent(test.db, alert, startMs + offsetMs);
    return idsOf(alert);
  };

  it('has one mail per cause, about all of its orders, once an hour', async () => {
    for (const id of ['A', 'B', 'A']) await raise('paid_late', id);
    expect(await send()).toEqual(['A', 'B']);
    await raise('paid_late', 'C', 1);
    expect(await lease(alertPauseMs - 1)).toEqual([]);
    await raise('paid_late', 'D', 2);
    expect(await send(alertPauseMs)).toEqual(['C', 'D']);
    expect(await lease(1e9)).toEqual([]);
    await raise('paid_late', 'E', 1e9);
    expect(await send(1e9)).toEqual(['E']);
  });

  it('has separate mails for each cause', async () => {
    await raise('paid_late', 'A');
    await raise('secret_rejected');
    const causes = (await lease()).map(({ cause }) => cause);
    expect(causes.toSorted()).toEqual(['paid_late', 'secret_rejected']);
  });

  it('mails a checkout problem once an hour while it lasts', async () => {
    await raise('secret_rejected');
    await send();
    await raise('secret_rejected', undefined, alertPauseMs - 1);
    expect(await lease(1e9)).toEqual([]);
    await raise('secret_rejected', undefined, alertPauseMs);
    expect(await send(alertPauseMs)).toEqual([]);
  });

  it('is not suppressed after a clock that was a day ahead is set back', async () => {
    const aheadMs = 24 * alertPauseMs;
    await raise('clock_differs', undefined, aheadMs);
    await raise('paid_late', 'A', aheadMs);
    for (const one of await lease(aheadMs)) await markAlertSent(test.db, one, startMs + aheadMs);
    await raise('clock_differs');
    await raise('paid_late', 'B');
    expect(await lease()).toHaveLength(2);
  });

  it('keeps an order that is raised while the mail is under way', async () => {
    await raise('paid_late', 'A');
    const alert = await firstDue();
    await raise('paid_late', 'B', 1);
    await raise('paid_late', 'C', 1);
    await markAlertSent(test.db, alert, startMs + 2);
    expect(await lease(1 + alertPauseMs)).toEqual([]);
    expect(await send(2 + alertPauseMs)).toEqual(['B', 'C']);
  });

  it('mails again about an order that is raised again while the mail is under way', async () => {
    for (const id of ['A', 'B']) await raise('paid_late', id);
    const alert = await firstDue();
    for (const id of ['A', 'C', 'A']) await raise('paid_late', id, 1);
    await markAlertSent(test.db, alert, startMs + 2);
    expect(await send(2 + alertPauseMs)).toEqual(['A', 'C']);
  });

  it('says how long it has waited', async () => {
    await raise('paid_late', 'A');
    await raise('paid_late', 'B', 5);
    const first = await firstDue(5);
    await markAlertSent(test.db, first, startMs + 6);
    await raise('paid_late', 'C', 2 * alertPauseMs);
    const second = await firstDue(2 * alertPauseMs);
    expect([first, second].map(({ raisedAtMs }) => raisedAtMs - startMs)).toEqual([
      0,
      2 * alertPauseMs,
    ]);
  });

  it('is due again after a failure, and after its worker has died', async () => {
    await raise('paid_late', 'A');
    await firstDue();
    expect(await lease(49)).toEqual([]);
    const again = await firstDue(50);
    await scheduleRetry(test.db, 'alerts', again, startMs + 60_000);
    expect(await lease(59_999)).toEqual([]);
    expect(await firstDue(60_000)).toMatchObject({ orderIds: 'A', tries: 1 });
  });

  it('stays with the worker that leased it after an expired lease', async () => {
    await raise('paid_late', 'A');
    const slow = await firstDue();
    const current = await firstDue(50);
    const stored = () => test.db.selectFrom('alerts').selectAll().executeTakeFirstOrThrow();
    const { leasedUntilMs } = current;
    await scheduleRetry(test.db, 'alerts', slow, startMs + 51);
    expect(await stored()).toMatchObject({ tries: 0, leasedUntilMs });
    await markAlertSent(test.db, slow, startMs + 60);
    expect(await stored()).toMatchObject({ sentAtMs: startMs + 60, leasedUntilMs });
    await markAlertSent(test.db, current, startMs + 61);
    expect(await stored()).toMatchObject({ sentAtMs: startMs + 61, leasedUntilMs: null });
  });

  it('is not due again once it is sent, even if another sender then reports a failure', async () => {
    await raise('paid_late', 'A');
    const slow = await firstDue();
    const current = await firstDue(50);
    await markAlertSent(test.db, slow, startMs + 60);
    await scheduleRetry(test.db, 'alerts', current, startMs + 70);
    expect(await lease(1e9)).toEqual([]);
  });

  it('keeps the pause of what was raised meanwhile, even if another sender then fails', async () => {
    await raise('paid_late', 'A');
    const slow = await firstDue();
    const current = await firstDue(50);
    await raise('paid_late', 'B');
    await markAlertSent(test.db, slow, startMs + 60);
    await scheduleRetry(test.db, 'alerts', current, startMs + 70);
    expect(await lease(200)).toEqual([]);
  });

  it('goes to one of many senders, and loses none of many orders raised at once', async () => {
    const connections = [test.db, await test.openAnother()];
    const ids = Array.from({ length: 20 }, (_, index) => `ORDER-${index}`);
    const raised = ids.map((orderId, index) =>
      raiseAlert(connections[index % 2] ?? test.db, { cause: 'paid_late', orderId, atMs: startMs }),
    );
    await Promise.all(raised);
    const leases = await Promise.all(connections.map((db) => lease(0, db)));
    expect(leases.flat()).toHaveLength(1);
    expect(leases.flat().flatMap(idsOf).toSorted()).toEqual(ids.toSorted());
  });

  it('is raised with the flag of an order, or not at all', async () => {
    const [late, other] = [await storedOrder(test.db), await storedOrder(test.db)];
    const note = { cause: 'reconciler', atMs: startMs };
    await applyMove(test.db, late.id, 'PaymentExpired', note);
    const flag = 'paid_late';
    await applyMove(test.db, late.id, 'LatePaymentFound', { ...note, flag });
    for (const _ of [1, 2]) await addFlag(test.db, other.id, { ...note, flag: 'amount_differs' });
    const undone = test.db.transaction().execute(async (tx) => {
      await addFlag(tx, other.id, { ...note, flag: 'bought_twice' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const alerts = (await lease()).map(({ cause, orderIds }) => [cause, orderIds]);
    expect(Object.fromEntries(alerts)).toEqual({ paid_late: late.id, amount_differs: other.id });
  });
});

describe('the mail of an alert', () => {
  const labels = paymentLabels.alerts;
  const mailOf = (cause: string, orderIds = '') => alertMail({ cause, orderIds }, labels);

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

  it('names the code of each order that has one', () => {
    const alert = { cause: 'paid_late', orderIds: 'BAW-1 BAW-2' };
    const { text } = alertMail(alert, labels, new Map([['BAW-2', 'K7M-2QP']]));
    expect(text).toContain('\n\nK7M-2QP\nsite-orders show BAW-2\n');
    expect(text).toContain('\n\nsite-orders show BAW-1\n');
  });

  it('names an order once that was raised again while an earlier mail failed', () => {
    expect(mailOf('paid_late', 'BAW-1 BAW-1')).toEqual(mailOf('paid_late', 'BAW-1'));
  });

  it('has its own text for every flag', () => {
    expect(Object.keys(labels)).toEqual(expect.arrayContaining(Object.values(flagReasons)));
  });

  it('has a subject of its own and a command to type for every cause', () => {
    const mails = Object.keys(labels).map((cause) => mailOf(cause, 'BAW-1'));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
    for (const { text } of mails)
      expect(text).toMatch(/site-orders|journalctl|systemctl|timedatectl/);
  });

  it('mails a checkout problem without an order', () => {
    expect(mailOf('secret_rejected').text).toBe(labels.secret_rejected.text);
  });

  it('names an unknown cause', () => {
    const { subject, text } = mailOf('cause_of_tomorrow', 'BAW-1');
    expect(subject).toContain('cause_of_tomorrow');
    expect(text).toContain('site-orders show BAW-1');
  });

  it('stays short if many orders are flagged', () => {
    const ids = Array.from({ length: 21 }, (_, index) => `BAW-${index}`);
    const { text } = mailOf('paid_late', ids.join(' '));
    expect(text).toContain('show BAW-19\n');
    expect(text).not.toContain('show BAW-20');
    expect(text).toContain('site-orders list --flag');
    expect(mailOf('paid_late', ids.slice(1).join(' ')).text).not.toContain('list --flag');
  });
});
