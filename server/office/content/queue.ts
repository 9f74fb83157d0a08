/** Runs one piece of work at a time, in the order of the calls. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A queue; work that fails does not keep the next from running. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
