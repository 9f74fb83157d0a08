import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDatabase } from '#server/database/connection.ts';
import type { Database } from '#server/database/tables.ts';
import { historyOf } from '#server/orders/orders.repository.ts';
import { refundsOf } from '#server/orders/refunds/refunds.repository.ts';
import { request } from '#tests/fixtures/content.ts';
import { emptyPlaces } from '#tests/fixtures/databases.ts';
import { type Random, seededRandom } from './random.ts';
import { openRig, type Rig } from './rig.ts';

/** The same seed kills at the same moments. */
const seed = process.env.CRASH_SEED ?? String(Date.now());
const orderCount = 12;
/** A lease of two minutes must end where the command was killed. */
const settleBudget = { timeout: 240_000, interval: 500 };

async function payOrders({ balancer, simulator, payments }: Rig): Promise<string[]> {
  for (let count = 0; count < orderCount; count += 1) {
    await fetch(`${balancer.origin}/api/phonepe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...request, phone: String(9_000_000_000 + count) }),
    });
  }
  const ids = (await payments()).map(({ merchantOrderId }) => merchantOrderId);
  for (const id of ids) {
    await simulator.admin('POST', `/orders/${id}/pay`);
    await fetch(`${balancer.origin}/api/phonepe-status?id=${id}`);
  }
  return ids;
}

/** Runs the command until a refund is stored, and kills it each time after a moment. */
async function refundAndDie(rig: Rig, db: Database, id: string, random: Random): Promise<number> {
  let deaths = 0;
  while ((await refundsOf(db, id)).length === 0) {
    const words = ['refund', id, '100', '--yes', '--reason', 'one board less'];
    const env = { ...rig.env, PATH: process.env.PATH ?? '' };
    const command = spawn(process.execPath, ['scripts/orders.ts', ...words], { env });
    const ended = once(command, 'exit');
    await Promise.race([ended, wait(random.below(4_000))]);
    if (command.kill('SIGKILL')) deaths += 1;
    await ended;
  }
  return deaths;
}

it.concurrent.for(emptyPlaces)(
  `gives money back once on $engine, whoever is killed (CRASH_SEED=${seed})`,
  { timeout: 900_000 },
  async ({ makePlace }, { onTestFinished }) => {
    const place = await makePlace();
    onTestFinished(place.removeData);
    const rig = await openRig(place.options, 1_000);
    onTestFinished(rig.close);
    const random = seededRandom(seed);
    let server = await rig.start();
    const ids = await payOrders(rig);
    expect(ids).toHaveLength(orderCount);
    const db = await openDatabase(place.options);
    onTestFinished(() => db.destroy());

    let deaths = 0;
    for (const id of ids) {
      const dying = refundAndDie(rig, db, id, random);
      await wait(random.below(1_500));
      await server.kill();
      server = await rig.start();
      deaths += 1 + (await dying);
    }
    expect(deaths).toBeGreaterThan(orderCount);

    const states = async () =>
      (await Promise.all(ids.map((id) => refundsOf(db, id)))).map((refunds) =>
        refunds.map(({ state }) => state),
      );
    await expect.poll(states, settleBudget).toEqual(ids.map(() => ['completed']));
    for (const id of ids) {
      const atProvider = await rig.simulator.admin('GET', `/orders/${id}/refunds`);
      expect(atProvider).toMatchObject([{ state: 'COMPLETED', amount: 10_000 }]);
      const events = (await historyOf(db, id)).map(({ event }) => event);
      expect(events.filter((event) => event === 'RefundCompleted')).toHaveLength(1);
    }
  },
);
