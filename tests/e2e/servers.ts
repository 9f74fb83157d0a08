const host = '127.0.0.1';
/** E2E_PORT lets two checkouts be tested at once. */
const port = Number(process.env.E2E_PORT ?? 4399);

/** Where the journeys find the site, PhonePe's simulator and the office. */
export const servers = {
  host,
  port,
  siteUrl: `http://${host}:${port}`,
  simulatorUrl: `http://${host}:${port + 1}`,
  officePort: port + 2,
  // By a name, so that browsers keep its cookie as safe.
  officeUrl: `http://localhost:${port + 2}`,
  /** Folder of the database. */
  dataDir: 'test-results/journeys/data',
};
