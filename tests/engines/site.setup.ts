import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '#tests/fixtures/free-port.ts';
import { spawnServer } from '#tests/fixtures/server-process.ts';
import { forkSimulator } from '#tests/provider/simulator-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the office and the simulator of its payments are, and the folder of its database. */
    office: { officeUrl: string; simulatorUrl: string; dataDir: string };
  }
}

/** Starts the server with the built site and office, and PhonePe's simulator. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'engines-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const simulator = await forkSimulator(`${origin}/api/phonepe-webhook`);
  const officePort = await freePort();
  const officeUrl = `http://localhost:${officePort}`;
  const server = spawnServer({
    LOG_LEVEL: 'error',
    PORT: `${port}`,
    PUBLIC_URL: origin,
    SIMULATOR_PORT: `${simulator.port}`,
    SITE_DIR: process.env.SITE_DIR ?? 'dist',
    RATE_LIMIT: '0',
    OFFICE_PORT: `${officePort}`,
    OFFICE_URL: officeUrl,
    DATA_DIR: dataDir,
  });
  await server.ready();
  project.provide('origin', origin);
  project.provide('office', {
    officeUrl,
    simulatorUrl: `http://127.0.0.1:${simulator.port}`,
    dataDir,
  });
  return async () => {
    await server.stop();
    await simulator.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
