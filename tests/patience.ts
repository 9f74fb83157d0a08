/** Time limits of every suite: they only bound a hang, on a machine however busy. */
export const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
