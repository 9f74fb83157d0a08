import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBuiltSite } from '#server/http/pages.ts';
import { describeUnless } from '#tests/fixtures/describe-unless.ts';
import { readStoredOrders } from '#tests/resilience/stored-orders.ts';
import { type Caddy, siteDir, startCaddy } from './caddy-process.ts';
import { caddyMissing, findCaddy } from './caddy-program.ts';
import { startTwoServers, type TwoServers } from './two-servers.ts';
import { visitorOf } from './visitors.ts';

const program = findCaddy();
const { folder, files } = await readBuiltSite(siteDir);
const pages = [...files]
  .filter(([, { contentSecurityPolicy }]) => contentSecurityPolicy)
  .map(([path, { name }]) => ({ path, page: readFileSync(join(folder, `${name}.br`)) }));
const numbers = { payers: 16, readers: 4 };

/** What a visitor does repeatedly. */
type Habit = () => Promise<void>;

/** Repeats all habits until the disruption is over. Throws what any of them throws. */
async function keepBusy(
  habits: Habit[],
  disrupt: (currentDone: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  const current = new Map<Habit, Promise<void>>();
  const repeat = async (habit: Habit) => {
    while (!isOver) {
      current.set(habit, habit());
      await current.get(habit);
    }
  };
  const currentDone = () => Promise.all(current.values());
  await Promise.all([
    disrupt(currentDone).finally(end),
    ...habits.map((habit) => repeat(habit).finally(end)),
  ]);
}

describeUnless(caddyMissing, 'while one server after the other is restarted', () => {
  let servers: TwoServers;
  let caddy: Caddy;

  beforeAll(async () => {
    servers = await startTwoServers({ RATE_LIMIT: '0', PHONEPE_TIMEOUT_MS: '4000' });
    caddy = await startCaddy(program ?? '', servers.addresses);
  });
  afterAll(async () => {
    await caddy?.stop();
    await servers?.stop();
  });

  /** States of all orders by phone. */
  async function statesByPhone(): Promise<Map<string, string[]>> {
    const states = new Map<string, string[]>();
    const orders = await readStoredOrders({ databaseUrl: servers.database.url, dataDir: '' });
    for (const { row } of orders.values()) {
      const phone = row.phone ?? '';
      states.set(phone, [...(states.get(phone) ?? []), row.state]);
    }
    return states;
  }

  it.each([
    { how: 'kill', firstPhone: 9_000_000_000 },
    { how: 'stop', firstPhone: 8_000_000_000 },
  ] as const)(
    'no page and no order is lost, and no order is placed twice ($how)',
    async ({ how, firstPhone }) => {
      const phones: string[] = [];
      let loaded = 0;
      const visitors = Array.from({ length: numbers.payers }, (_, number) =>
        visitorOf(caddy, number),
      );
      const payers = visitors.map(({ buy }) => async () => {
        const phone = String(firstPhone + phones.length);
        phones.push(phone);
        await buy(phone);
      });
      const readers = visitors.slice(0, numbers.readers).map(({ load }) => async () => {
        const { path = '', page = Buffer.alloc(0) } = pages[loaded % pages.length] ?? {};
        loaded += 1;
        await load(path, page);
      });

      await keepBusy([...payers, ...readers], async (currentDone) => {
        for (const index of [0, 1]) {
          await wait(1_000);
          await servers.end(index, how);
          // Orders that were interrupted need the other server until they are placed.
          await currentDone();
          await servers.restart(index);
          // Caddy checks the health of each server every second.
          await wait(2_000);
        }
      });

      const repeats = visitors.reduce((sum, visitor) => sum + visitor.repeats(), 0);
      console.log(`${how}: ${loaded} pages, ${phones.length} orders, ${repeats} sent again`);
      const states = await statesByPhone();
      const lasting = (phone: string) =>
        states.get(phone)?.filter((state) => state !== 'superseded');
      expect(phones.filter((phone) => lasting(phone)?.join() !== 'paid')).toEqual([]);
      expect(loaded).toBeGreaterThan(pages.length);
      // Without an order in flight when a server was killed, this test would have shown nothing.
      if (how === 'kill') expect(repeats).toBeGreaterThan(0);
    },
    180_000,
  );
});
