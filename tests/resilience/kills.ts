/** The same seed makes the same forms and choices, and kills at the same moments. */
export const seed = process.env.CRASH_SEED ?? String(Date.now());

/** How often the server is killed while visitors order. */
export const lanes = [
  { engine: 'SQLite', lane: 1, deaths: 100 },
  { engine: 'SQLite', lane: 2, deaths: 100 },
  { engine: 'PostgreSQL', lane: 3, deaths: 30 },
];

/** How often, at least, commands of staff and the server beside them are killed on each engine. */
export const leastStaffDeaths = 35;
