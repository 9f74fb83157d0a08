import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { alertingTries, createQueueSender, type MailQueue, pauseAfter } from './queue-sender.ts';

const minuteMs = 60_000;
const nowMs = 1_700_000_000_000;

it('waits 1, 2, 4 … minutes, at most an hour', () => {
  const minutes = [1, 2, 3, 6, 7, 8, 5_000].map((failures) => pauseAfter(failures) / minuteMs);
  expect(minutes).toEqual([1, 2, 4, 32, 60, 60, 60]);
});

/** A sender of one mail that has failed so often, and what its log and its queue were told. */
function senderOf(tries: number, send: () => Promise<void>) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const queue = {
    lease: vi.fn<MailQueue<{ tries: number }>['lease']>(async () => [{ tries }]),
    write: async () => ({ messageId: '<1@agency.example>', subject: 'Paid', text: '' }),
    markSent: vi.fn(async () => undefined),
    markFailed: vi.fn(async () => undefined),
    about: () => ({ orderId: 'BAW-1' }),
  };
  const parts = { send, nowMs: () => nowMs, log: log as unknown as FastifyBaseLogger };
  return { log, queue, sender: createQueueSender(queue, parts) };
}

const busy = Object.assign(new Error('too busy for Asha'), { code: 'EMESSAGE', responseCode: 451 });

describe('the log', () => {
  it('says what was sent, and the queue when', async () => {
    const { log, queue, sender } = senderOf(0, async () => undefined);
    await sender.poll();
    expect(log.info).toHaveBeenCalledWith({ orderId: 'BAW-1' }, 'mail sent');
    expect(queue.markSent).toHaveBeenCalledWith({ tries: 0 }, nowMs);
  });

  it.each([
    { failures: alertingTries - 1, level: 'warn' as const },
    { failures: alertingTries, level: 'error' as const },
  ])(
    'has a $level after failure $failures, with codes and no message',
    async ({ failures, level }) => {
      const { log, queue, sender } = senderOf(failures - 1, () => Promise.reject(busy));
      await sender.poll();
      const nextTryAtMs = nowMs + pauseAfter(failures);
      const codes = { code: 'EMESSAGE', responseCode: 451 };
      expect(log[level].mock.calls).toEqual([
        [{ orderId: 'BAW-1', failures, nextTryAtMs, ...codes }, 'mail was not sent'],
      ]);
      expect(queue.markFailed).toHaveBeenCalledWith(
        { tries: failures - 1 },
        { failures, nextTryAtMs },
      );
    },
  );

  it.each([
    { error: new Error('no catalogue'), message: 'no catalogue' },
    { error: 'odd', message: 'odd' },
  ])('has the message of an error without a code: $message', async ({ error, message }) => {
    const { log, sender } = senderOf(0, () => Promise.reject(error));
    await sender.poll();
    expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ message });
  });

  it('says that the queue cannot be read', async () => {
    const { log, queue, sender } = senderOf(0, async () => undefined);
    queue.lease.mockRejectedValue(new Error('no database'));
    sender.start();
    await vi.waitFor(() =>
      expect(log.error).toHaveBeenCalledWith({ message: 'no database' }, 'mail poll failed'),
    );
    await sender.stop();
  });
});
