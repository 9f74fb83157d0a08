import { EventEmitter } from 'node:events';
import { type Form, fillForm } from './form.ts';
import { makeVisit } from './payer.ts';
import { seededRandom } from './random.ts';
import type { Rig } from './rig.ts';
import {
  pressPay,
  requestStatus,
  retryUntilAnswered,
  type Steps,
  type Visit,
  type VisitContext,
} from './visit.ts';

/** The number of visitors, and the seed of what they do. */
export interface Load {
  seed: string;
  /** Visitors at any moment. */
  visitors: number;
}

/** Disturbs a checkout under load; it may watch the visits and act at their steps. */
export type Disturbance<Result> = (steps: Steps, visits: readonly Visit[]) => Promise<Result>;

/**
 * Keeps visitors coming, one after the other, while the disturbance lasts. Returns their visits once the last one has
 * finished, and the result of the disturbance.
 */
export async function runUnderLoad<Result>(
  rig: Rig,
  { seed, visitors }: Load,
  disturb: Disturbance<Result>,
): Promise<{ visits: Visit[]; result: Result }> {
  const steps: Steps = new EventEmitter();
  const visits: Visit[] = [];
  let isOver = false;
  const keepVisiting = async () => {
    while (!isOver) {
      const context = contextOf(rig, { seed: `${seed} ${visits.length}`, steps, pauseMs: 70 });
      const visit = newVisit(fillForm(visits.length, context.random));
      visits.push(visit);
      await makeVisit(visit, context, rig);
    }
  };
  const end = () => {
    isOver = true;
  };
  const [result] = await Promise.all([
    disturb(steps, visits).finally(end),
    ...Array.from({ length: visitors }, keepVisiting),
  ]);
  return { visits, result };
}

const newVisit = (form: Form): Visit => ({
  form,
  startedAtMs: Date.now(),
  pages: [],
  statuses: [],
});

/**
 * Payers who decide on the provider's page and never return, without webhooks: two
 * of three pay. The provider's status requests take `slowMs`.
 */
export async function payWithoutReturning(
  rig: Rig,
  count: number,
  slowMs: number,
): Promise<Visit[]> {
  const context = contextOf(rig, { seed: 'vanish', steps: new EventEmitter(), pauseMs: 70 });
  const name = `Asha sim:webhook-never sim:slow-status=${slowMs}`;
  const visits = Array.from({ length: count }, (_, number) => {
    const choice = number % 3 === 0 ? 'fail' : 'pay';
    return newVisit({ ...fillForm(number, context.random), name, choice, comesBack: false });
  });
  await Promise.all(visits.map((visit) => makeVisit(visit, context, rig)));
  return visits;
}

/**
 * Every visitor comes back, even those who had left: presses Pay, requests the status until it is settled, and
 * presses Pay once more. The statuses are added to the visits.
 */
export async function revisit(rig: Rig, visits: readonly Visit[]): Promise<void> {
  const context = contextOf(rig, { seed: 'again', steps: new EventEmitter(), pauseMs: 1_000 });
  const waiting = [...visits];
  const checkInTurn = async () => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift())
      await checkAgain(visit, context);
  };
  await Promise.all(Array.from({ length: 10 }, checkInTurn));
}

async function checkAgain(visit: Visit, context: VisitContext): Promise<void> {
  const { form, orderId } = visit;
  const press = () =>
    retryUntilAnswered(`order of ${form.key}`, context, () => pressPay(visit, context));
  await press();
  if (orderId === undefined) return;
  const expected = form.choice === 'late' ? 'PAYMENT_SUCCESS' : undefined;
  await retryUntilAnswered(`status of ${form.key}`, context, async () => {
    const code = await requestStatus(visit, context);
    return code === (expected ?? code) ? code : undefined;
  });
  await press();
}

const contextOf = (
  rig: Rig,
  { seed, ...context }: Pick<VisitContext, 'steps' | 'pauseMs'> & { seed: string },
): VisitContext => ({
  ...context,
  origin: rig.balancer.origin,
  random: seededRandom(seed),
});
