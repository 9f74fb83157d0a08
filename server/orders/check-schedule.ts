/**
 * PhonePe's mandatory schedule (docs/phonepe.md, Status checks): the first after 22 s, then
 * every 3 s for 30 s, 6 s for 60 s, 10 s for 60 s, 30 s for 60 s, then every minute.
 */
const phases = [
  { untilMs: 22_000, everyMs: 22_000 },
  { untilMs: 52_000, everyMs: 3_000 },
  { untilMs: 112_000, everyMs: 6_000 },
  { untilMs: 172_000, everyMs: 10_000 },
  { untilMs: 232_000, everyMs: 30_000 },
  { untilMs: Number.POSITIVE_INFINITY, everyMs: 60_000 },
];

/** How long after the payment's time ran out the last check is made. */
export const graceMs = 30_000;

const firstPauseMs = 60_000;
const requestedForMs = 24 * 60 * 60_000;

/**
 * When to ask again about an order that was given up, after a webhook spoke of it and the answer did
 * not: the news may be ahead of the status. The pause doubles from a minute; null after a day.
 */
export function requestedCheckAt(givenUpAtMs: number, nowMs: number): number | null {
  const age = nowMs - givenUpAtMs;
  return age < requestedForMs ? nowMs + Math.max(firstPauseMs, age) : null;
}

interface Payment {
  startedAtMs: number;
  expiresAtMs: number;
}

/**
 * When to ask next, in ms since 1970, given that we ask now; one check comes after expiry.
 * Null once that one has been made.
 */
export function nextCheckAt({ startedAtMs, expiresAtMs }: Payment, nowMs: number): number | null {
  const lastMs = expiresAtMs + graceMs;
  if (nowMs >= lastMs) return null;
  const age = nowMs - startedAtMs;
  const phase = phases.find(({ untilMs }) => age < untilMs);
  const next = nowMs + (phase?.everyMs ?? 60_000);
  return Math.min(next, lastMs);
}
