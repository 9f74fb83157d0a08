import { setTimeout as wait } from 'node:timers/promises';

/** Runs a task `count` times, `concurrency` at a time. Throws what the task throws. */
export async function runConcurrently<Result>(
  count: number,
  concurrency: number,
  task: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const pending = Array(count).keys();
  const worker = async () => {
    for (const _ of pending) results.push(await task());
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}

/** Starts a task `perSecond` times a second, however long each takes, for some seconds. */
export async function runAtRate<Result>(
  perSecond: number,
  seconds: number,
  task: () => Promise<Result>,
): Promise<Result[]> {
  const startMs = performance.now();
  const started: Promise<Result>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    await wait(Math.max(0, startMs + (index * 1000) / perSecond - performance.now()));
    started.push(task());
  }
  return Promise.all(started);
}
