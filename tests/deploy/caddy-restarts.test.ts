import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltSite } from '#server/http/built-site.ts';
import { readStoredOrders } from '#tests/resilience/stored-orders.ts';
import { type Caddy, siteDir, startCaddy } from './caddy-process.ts';
import { findCaddy } from './caddy-program.ts';
import { startTwoServers, type TwoServers } from './two-servers.ts';
import { visitorOf } from './visitors.ts';

const program = findCaddy();
const pages = [...(await readBuiltSite(siteDir))].flatMap(([path, { bodies }]) =>
  bodies.br ? [{ path, page: bodies.br }] : [],
);
const numbers = { payers: 16, readers: 4 };

/** What somebody does again and again. */
type Habit = () => Promise<void>;

/** Lets everybody go on until the trouble is over. Throws what one of them met. */
async function keepBusy(
  habits: Habit[],
  trouble: (untilAllAreDone: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  const current = new Map<Habit, Promise<void>>();
  const live = async (habit: Habit) => {
    while (!isOver) {
      current.set(habit, habit());
      await current.get(habit);
    }
  };
  const untilAllAreDone = () => Promise.all(current.values());
  await Promise.all([
    trouble(untilAllAreDone).finally(end),
    ...habits.map((habit) => live(habit).finally(end)),
  ]);
}

describe.skipIf(!program)('while one server after the other ends and comes back', () => {
  let servers: TwoServers;
  let caddy: Caddy;

  beforeAll(async () => {
    servers = await startTwoServers({ RATE_LIMIT: '0', PHONEPE_TIMEOUT_MS: '1500' });
    caddy = await startCaddy(program ?? '', servers.addresses);
  });
  afterAll(async () => {
    await caddy?.stop();
    await servers?.stop();
  });

  /** States of all orders, by the phone that stands in them. */
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
    'no page and no order is lost, and none is placed twice ($how)',
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

      await keepBusy([...payers, ...readers], async (untilAllAreDone) => {
        for (const index of [0, 1]) {
          await wait(1_000);
          await servers.end(index, how);
          // An order that this server has left half-way needs the other one until it is placed.
          await untilAllAreDone();
          await servers.restart(index);
          // Caddy asks each server for its health every second.
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
      // Where no order was under way when a server was killed, nothing was tried.
      if (how === 'kill') expect(repeats).toBeGreaterThan(0);
    },
    180_000,
  );
});
