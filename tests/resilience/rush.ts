import { EventEmitter } from 'node:events';
import { type Form, fillForm } from './form.ts';
import { makeVisit } from './payer.ts';
import { seededRandom } from './random.ts';
import type { Rig } from './rig.ts';
import { askStatus, insist, pressPay, type Steps, type Visit, type Way } from './visit.ts';

/** How many visitors come, and by which chance. */
export interface Rush {
  seed: string;
  /** How many visitors there are at any moment. */
  visitors: number;
}

/** Causes trouble for a checkout under load; it may follow the visits, and begin at their steps. */
export type Trouble<Result> = (steps: Steps, visits: readonly Visit[]) => Promise<Result>;

/**
 * Lets visitors come, one after the other, for as long as the trouble lasts. Returns their visits,
 * once the last one has got through, and what the trouble returned.
 */
export async function rush<Result>(
  rig: Rig,
  { seed, visitors }: Rush,
  trouble: Trouble<Result>,
): Promise<{ visits: Visit[]; result: Result }> {
  const steps: Steps = new EventEmitter();
  const visits: Visit[] = [];
  let isOver = false;
  const comeAndGo = async () => {
    while (!isOver) {
      const way = wayTo(rig, { seed: `${seed} ${visits.length}`, steps, pauseMs: 70 });
      const visit = newVisit(fillForm(visits.length, way.random));
      visits.push(visit);
      await makeVisit(visit, way, rig);
    }
  };
  const end = () => {
    isOver = true;
  };
  const [result] = await Promise.all([
    trouble(steps, visits).finally(end),
    ...Array.from({ length: visitors }, comeAndGo),
  ]);
  return { visits, result };
}

const newVisit = (form: Form): Visit => ({ form, beganAtMs: Date.now(), pages: [], told: [] });

/**
 * Payers who decide on the provider's page and never come back, and of whom no webhook tells: two
 * of three pay. The provider takes `slowMs` to say how their payments stand.
 */
export async function payAndVanish(rig: Rig, count: number, slowMs: number): Promise<Visit[]> {
  const way = wayTo(rig, { seed: 'vanish', steps: new EventEmitter(), pauseMs: 70 });
  const name = `Asha sim:webhook-never sim:slow-status=${slowMs}`;
  const visits = Array.from({ length: count }, (_, number) => {
    const choice = number % 3 === 0 ? 'fail' : 'pay';
    return newVisit({ ...fillForm(number, way.random), name, choice, comesBack: false });
  });
  await Promise.all(visits.map((visit) => makeVisit(visit, way, rig)));
  return visits;
}

/**
 * Every visitor looks again, those too who had not come back: presses Pay, asks how the payment
 * stands until it is settled, and presses Pay once more. What they are told is added to the visits.
 */
export async function lookAgain(rig: Rig, visits: readonly Visit[]): Promise<void> {
  const way = wayTo(rig, { seed: 'again', steps: new EventEmitter(), pauseMs: 1_000 });
  const waiting = [...visits];
  const lookInTurn = async () => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) await look(visit, way);
  };
  await Promise.all(Array.from({ length: 10 }, lookInTurn));
}

async function look(visit: Visit, way: Way): Promise<void> {
  const { form, orderId } = visit;
  const press = () => insist(`order of ${form.key}`, way, () => pressPay(visit, way));
  await press();
  if (orderId === undefined) return;
  const expected = form.choice === 'late' ? 'PAYMENT_SUCCESS' : undefined;
  await insist(`status of ${form.key}`, way, async () => {
    const code = await askStatus(visit, way);
    return code === (expected ?? code) ? code : undefined;
  });
  await press();
}

const wayTo = (
  rig: Rig,
  { seed, ...way }: Pick<Way, 'steps' | 'pauseMs'> & { seed: string },
): Way => ({
  ...way,
  origin: rig.balancer.origin,
  random: seededRandom(seed),
});
