/**
 * PhonePe's mandatory schedule of status checks (docs/phonepe.md, Status checks): the first after
 * 22 s, then every 3 s for 30 s, 6 s for 60 s, 10 s for 60 s, 30 s for 60 s, then every minute.
 */
const phases = [
  { untilMs: 22_000, everyMs: 22_000 },
  { untilMs: 52_000, everyMs: 3_000 },
  { untilMs: 112_000, everyMs: 6_000 },
  { untilMs: 172_000, everyMs: 10_000 },
  { untilMs: 232_000, everyMs: 30_000 },
];

/** Pause before the next status check of a payment of that age, both in ms. */
export const checkPauseMs = (ageMs: number): number =>
  phases.find(({ untilMs }) => ageMs < untilMs)?.everyMs ?? 60_000;
