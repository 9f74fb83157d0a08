import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { emptyPlaces } from '#tests/fixtures/databases.ts';
import { faultsFound } from './faults-found.ts';
import { lanes, seed } from './kills.ts';
import { type Disturbance, revisit, runUnderLoad } from './load.ts';
import { type Random, seededRandom } from './random.ts';
import { openRig, type Rig } from './rig.ts';
import { ordersMet, stages } from './stages.ts';
import { readStoredOrders } from './stored-orders.ts';
import { steps as allSteps } from './visit.ts';

/** Short, so that the repeat of an interrupted request soon takes over. */
const timeoutMs = 1_000;
const visitors = 8;

/** Kills the server at a random moment after a random step, and restarts it; returns the times of death. */
const killOften =
  (rig: Rig, random: Random, deaths: number): Disturbance<number[]> =>
  async (steps) => {
    const diedAtMs: number[] = [];
    while (diedAtMs.length < deaths) {
      if (random.chance(0.1)) await killWhileStarting(rig, random);
      const server = await rig.start();
      // Without that step, the server is killed anyway.
      const signal = AbortSignal.timeout(1_500);
      await once(steps, random.pick(allSteps), { signal }).catch(() => undefined);
      await wait(random.pick([0, random.below(5), random.below(20), random.below(80)]));
      diedAtMs.push(await server.kill());
    }
    await rig.start();
    return diedAtMs;
  };

async function killWhileStarting(rig: Rig, random: Random): Promise<void> {
  const server = rig.spawn();
  await wait(random.below(800));
  await server.kill();
}

describe(`a server that is killed again and again (CRASH_SEED=${seed})`, () => {
  it.concurrent.for(lanes)(
    'loses no order and takes no payment twice: $deaths kills on $engine, lane $lane',
    { timeout: 3_600_000 },
    async ({ engine, lane, deaths }, { onTestFinished }) => {
      const place = await emptyPlaces.find((one) => one.engine === engine)?.makePlace();
      if (!place) throw new Error(`no ${engine}`);
      onTestFinished(place.removeData);
      const rig = await openRig(place.options, timeoutMs);
      onTestFinished(rig.close);
      const laneSeed = `${seed} ${lane}`;
      const disturb = killOften(rig, seededRandom(laneSeed), deaths);

      const { visits, result } = await runUnderLoad(rig, { seed: laneSeed, visitors }, disturb);
      await revisit(rig, visits);

      const stored = await readStoredOrders(place.options);
      const evidence = { visits, stored, atProvider: await rig.payments() };
      expect(faultsFound(evidence)).toEqual([]);
      expect(rig.faultsLogged()).toEqual([]);
      expect(result).toHaveLength(deaths);
      // Few deaths may miss a stage that takes a few milliseconds.
      const unmet = stages.filter((stage) => ordersMet(result, evidence)[stage] === 0);
      expect(deaths < 100 ? [] : unmet).toEqual([]);
    },
  );
});
