import { expect } from 'vitest';

/** What is wrong, and on which page. */
export interface Fault {
  path: string;
  fault: string;
}

/** Expects no faults; where there are some, prints each one with the pages that have it. */
export function noFaults(faults: Fault[]): void {
  const pagesByFault = Map.groupBy(faults, ({ fault }) => fault);
  const lines = [...pagesByFault].map(([fault, places]) => {
    const paths = [...new Set(places.map(({ path }) => path))];
    const rest = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
    return `${fault}\n    on ${paths.slice(0, 3).join(' ')}${rest}`;
  });
  const list = lines.slice(0, 40).join('\n');
  expect(faults.length, `${lines.length} faults:\n${list}\n`).toBe(0);
}
