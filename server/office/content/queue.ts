/** Runs one task at a time, in the order of the calls. */
type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates a queue. A task that fails does not stop those after it. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
