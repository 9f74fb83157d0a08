import { afterAll, afterEach } from 'vitest';
import { forkSimulator } from './simulator-process.ts';

/** A simulator for the tests of one file, and our client to it; the faults of a test end with it. */
export async function openSimulator() {
  const simulator = await forkSimulator();
  afterEach(() => simulator.admin('DELETE', '/faults'));
  afterAll(() => simulator.close());
  return { simulator, provider: simulator.provider() };
}
