/** The same seed makes the same forms and choices, and kills at the same moments. */
export const seed = process.env.CRASH_SEED ?? String(Date.now());

/** Total kills of servers and staff commands: 20 in `npm test`. */
export const kills = Number(process.env.KILLS ?? 300);

/** How often the server is killed while visitors order. */
export const lanes = [
  { engine: 'SQLite', lane: 1, deaths: Math.round(kills / 3) },
  { engine: 'SQLite', lane: 2, deaths: Math.round(kills / 3) },
  { engine: 'PostgreSQL', lane: 3, deaths: Math.max(6, Math.round(kills / 10)) },
];

/** Minimum kills of staff commands, and of the server beside them, on each engine. */
export const leastStaffDeaths = 35;
