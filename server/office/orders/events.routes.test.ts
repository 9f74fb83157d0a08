import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Change, changeSchema } from '#contract/office/orders.ts';
import { DatabaseUnavailable } from '#server/database/database-error.ts';
import { addNote, applyMove } from '#server/orders/moves.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { openOffice, type TestOffice } from './office.fixture.ts';

describe.each(engines)('events on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let office: TestOffice;
  let origin: string;
  beforeEach(async () => {
    test = await openTestDatabase();
    await open({});
  });
  afterEach(async () => {
    await office.app.close();
    await test.remove();
  });

  const open = async (timing: Parameters<typeof openOffice>[1]) => {
    office = await openOffice(test, timing);
    origin = await office.app.listen({ port: 0, host: '127.0.0.1' });
  };

  /** A browser's connection, and what has come through it. */
  const listen = async () => {
    const closing = new AbortController();
    const response = await fetch(`${origin}/api/events`, {
      headers: { 'x-member': 'Ravi' },
      signal: closing.signal,
    });
    const received = { text: '', hasEnded: false };
    const reading = (async () => {
      for await (const chunk of response.body ?? []) received.text += Buffer.from(chunk).toString();
    })();
    reading.catch(() => undefined).finally(() => (received.hasEnded = true));
    const changes = (): Change[] =>
      [...received.text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) =>
        changeSchema.parse(JSON.parse(data)),
      );
    return { response, received, changes, close: () => closing.abort() };
  };
  /** Listens, and waits until what happened before is known as old. */
  const listenFromNow = async () => {
    const stream = await listen();
    const marker = await storedOrder(test.db, { createdAtMs: office.clock.nowMs });
    let count = 0;
    await eventually(async () => {
      count += 1;
      await addNote(test.db, marker.id, {
        cause: 'staff',
        atMs: office.clock.nowMs,
        note: `${count}`,
      });
      expect(stream.changes().length).toBeGreaterThan(0);
    });
    return {
      ...stream,
      changes: () => stream.changes().filter(({ orderId }) => orderId !== marker.id),
    };
  };

  it('report each change once as it happens, and none from before', async () => {
    const old = await storedOrder(test.db);
    const stream = await listenFromNow();
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.received.text).toMatch(/^retry: \d+\n\n/);
    await applyMove(test.db, old.id, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs });
    await addNote(test.db, old.id, { cause: 'staff', atMs: startMs, note: 'secret of the payer' });
    await eventually(() => expect(stream.changes()).toHaveLength(2));
    expect(stream.changes()).toEqual([
      { orderId: old.id, seq: 2, event: 'PaymentConfirmed', toState: 'paid', isPayment: true },
      { orderId: old.id, seq: 3, event: 'NoteAdded', toState: 'paid', isPayment: false },
    ]);
    expect(stream.received.text).not.toContain('secret');
  });

  it('reach every listener', async () => {
    const streams = [await listenFromNow(), await listenFromNow()];
    const { id } = await storedOrder(test.db);
    for (const { changes } of streams) {
      await eventually(() => expect(changes().map(({ orderId }) => orderId)).toContain(id));
    }
  });

  it('continue when another listener leaves, and after the clock was set back', async () => {
    const stream = await listenFromNow();
    (await listenFromNow()).close();
    office.clock.nowMs = startMs - 3_600_000;
    const { id } = await storedOrder(test.db, { createdAtMs: office.clock.nowMs });
    await eventually(() => expect(stream.changes().at(-1)).toMatchObject({ orderId: id }));
  });

  it('end with the session', async () => {
    const stream = await listenFromNow();
    office.sessions.read = async () => false;
    await storedOrder(test.db);
    await eventually(() => expect(stream.received.hasEnded).toBe(true));
    expect(stream.changes()).toEqual([]);
  });

  it('end if the session cannot be verified, so that the page reconnects', async () => {
    const stream = await listenFromNow();
    office.sessions.read = async () => {
      throw new DatabaseUnavailable('away');
    };
    await storedOrder(test.db);
    await eventually(() => expect(stream.received.hasEnded).toBe(true));
    expect(stream.changes()).toEqual([]);
  });

  it('are not opened by a HEAD request', async () => {
    const { status } = await fetch(`${origin}/api/events`, {
      method: 'HEAD',
      headers: { 'x-member': 'Ravi' },
    });
    expect(status).toBe(404);
  });

  it('keep a silent connection open by comments, until the session ends', async () => {
    await office.app.close();
    await open({ heartbeatMs: 5 });
    const stream = await listen();
    await eventually(() => expect(stream.received.text).toContain('\n\n: '));
    office.sessions.read = async () => false;
    await eventually(() => expect(stream.received.hasEnded).toBe(true));
  });

  it('let the server close', async () => {
    const stream = await listenFromNow();
    await office.app.close();
    await eventually(() => expect(stream.received.hasEnded).toBe(true));
  });
});
