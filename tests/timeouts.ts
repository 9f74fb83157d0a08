/** Timeouts of every suite, long enough for a busy machine: they only bound a hang. */
export const timeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
