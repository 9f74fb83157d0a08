import { expect, it, onTestFinished, vi } from 'vitest';
import { repeatRounds } from './rounds.ts';

/** Longer than any test: a round that comes was begun without this pause. */
const pace = { atOnce: 2, everyMs: 3_600_000 };

/** Rounds that do as much as the list says, one after the other; nothing once it has ended. */
function roundsOf(counts: number[], report: (error: unknown) => void = () => undefined) {
  const round = vi.fn(async () => counts.shift() ?? 0);
  const rounds = repeatRounds(round, pace, report);
  onTestFinished(rounds.stop);
  return { round, rounds };
}

/** Rounds of which the first is under way until it is ended. */
async function roundsInFirst() {
  const { round, rounds } = roundsOf([]);
  const { promise, resolve: end } = Promise.withResolvers<number>();
  round.mockReturnValueOnce(promise);
  rounds.start();
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(1));
  return { round, rounds, end };
}

it('goes on at once while there is more to do', async () => {
  const { round, rounds } = roundsOf([2, 2, 1, 2]);
  rounds.start();
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(3));
});

it('begins again right after a round during which it was woken', async () => {
  const { round, rounds, end } = await roundsInFirst();
  rounds.wake();
  rounds.wake();
  end(0);
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(2));
});

it('runs no two rounds at once, however often it is woken', async () => {
  const { round, rounds, end } = await roundsInFirst();
  rounds.wake();
  await new Promise(setImmediate);
  expect(round).toHaveBeenCalledTimes(1);
  end(0);
});

it('reports a round that fails and goes on when it is woken', async () => {
  const report = vi.fn();
  const { round, rounds } = roundsOf([], report);
  round.mockRejectedValueOnce(new Error('no database'));
  rounds.start();
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(new Error('no database')));
  rounds.wake();
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(2));
});

it('stops after the round that is under way', async () => {
  const { round, rounds, end } = await roundsInFirst();
  const stopped = rounds.stop();
  end(pace.atOnce);
  await stopped;
  rounds.wake();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(round).toHaveBeenCalledTimes(1);
});
