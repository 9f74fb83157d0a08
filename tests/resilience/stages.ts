import { payerSeconds } from '#server/payments/create-provider.ts';
import type { Evidence } from './faults-found.ts';
import type { Visit } from './visit.ts';

/** How far a visit's order had come when a server died. */
export const stages = [
  'requested, not stored',
  'stored, the provider does not know',
  'accepted by the provider, response not stored',
  'page stored, payer not redirected',
  'the payer is on the page',
  'decided at the provider, not stored',
  'decision stored, the payer does not know',
] as const;
/** Name of a stage. */
export type Stage = (typeof stages)[number];

/** How many orders were in each stage at a death; an order counts once per stage. */
export function ordersMet(deathsMs: number[], evidence: Evidence): Record<Stage, number> {
  const met = evidence.visits.map((visit) => {
    const stageOf = stageFinder(visit, evidence);
    return new Set(deathsMs.map(stageOf));
  });
  const count = (stage: Stage) => met.filter((seen) => seen.has(stage)).length;
  return Object.fromEntries(stages.map((stage) => [stage, count(stage)])) as Record<Stage, number>;
}

/** Returns the stage of a visit at a moment; undefined before and after the visit. */
function stageFinder(visit: Visit, { atProvider, stored }: Evidence) {
  const { startedAtMs, endedAtMs, form, pages, pressedAtMs, statuses } = visit;
  const payments = new Map(atProvider.map((payment) => [payment.merchantOrderId, payment]));
  const lives = [...stored.values()]
    .filter(({ row }) => row.phone === form.phone)
    .map(({ row, moves }) => {
      const payment = payments.get(row.id);
      const timeOf = (...states: string[]) =>
        moves.find(({ toState }) => states.includes(toState))?.atMs;
      return [
        timeOf('created'),
        payment && payment.expireAtMs - payerSeconds * 1_000,
        timeOf('awaiting_payment'),
        pages.at(0)?.atMs,
        pressedAtMs,
        timeOf('paid', 'failed'),
      ];
    });

  return (momentMs: number): Stage | undefined => {
    const isOver = endedAtMs === undefined || momentMs >= (statuses.at(0)?.atMs ?? endedAtMs);
    if (momentMs < startedAtMs || isOver) return undefined;
    const reached = lives.map((life) => {
      const next = life.findIndex((timeMs) => timeMs === undefined || timeMs > momentMs);
      return next === -1 ? life.length : next;
    });
    return stages[Math.max(0, ...reached)];
  };
}
