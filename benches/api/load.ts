import { setTimeout as wait } from 'node:timers/promises';

/** Work that ended: how long each piece took, in ms, and all of it together. */
export interface Run<Result> {
  results: Result[];
  seconds: number;
}

/** Does `count` pieces of work, `concurrency` at a time. Throws what a piece throws. */
export async function workThrough<Result>(
  count: number,
  concurrency: number,
  work: () => Promise<Result>,
): Promise<Run<Result>> {
  const results: Result[] = [];
  let begun = 0;
  const startMs = performance.now();
  const worker = async () => {
    while (begun < count) {
      begun += 1;
      results.push(await work());
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return { results, seconds: (performance.now() - startMs) / 1000 };
}

/** Begins `perSecond` pieces a second, however long each takes, for some seconds. */
export async function workSteadily<Result>(
  perSecond: number,
  seconds: number,
  work: () => Promise<Result>,
): Promise<Run<Result>> {
  const startMs = performance.now();
  const under: Promise<Result>[] = [];
  for (let piece = 0; piece < perSecond * seconds; piece += 1) {
    await wait(Math.max(0, startMs + (piece * 1000) / perSecond - performance.now()));
    under.push(work());
  }
  const results = await Promise.all(under);
  return { results, seconds: (performance.now() - startMs) / 1000 };
}
