import { vi } from 'vitest';

// These tests wait for events, never for a fixed time; a busy machine must not fail them.
vi.setConfig({ testTimeout: 60_000 });

/** Repeats an assertion until it holds. */
export const eventually = (assertion: () => unknown) =>
  vi.waitFor(assertion, { timeout: 30_000, interval: 10 });
