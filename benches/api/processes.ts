import { readFile } from 'node:fs/promises';
import { freePort } from '#tests/fixtures/free-port.ts';
import { spawnServer } from '#tests/fixtures/server-process.ts';
import { startSimulator } from '#tests/provider/simulator-process.ts';

/** Server and simulator as processes of their own, and how to end them. */
export interface CheckoutProcesses {
  origin: string;
  simulator: string;
  /** Resident memory of the server, in bytes. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Without limits, V8 lets garbage lie about, and what leaks is hidden by it. */
const smallHeap = '--max-old-space-size=256 --max-semi-space-size=16';
/** The simulator forgets older ones: its memory is not what is measured. */
const simulatedOrders = '5000';

async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * 1024;
}

/** The server and the simulator, each a process of its own, on the database that env names. */
export async function startCheckout(env: Record<string, string>): Promise<CheckoutProcesses> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  process.env.SIMULATOR_MAX_ORDERS = simulatedOrders;
  const simulator = await startSimulator(`${origin}/api/phonepe-webhook`);
  const server = spawnServer({
    SITE_DIR: process.env.SITE_DIR ?? 'dist',
    PORT: String(port),
    SIMULATOR_PORT: String(simulator.port),
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    NODE_OPTIONS: smallHeap,
    ...env,
  });
  await server.ready();
  return {
    origin,
    simulator: `http://localhost:${simulator.port}`,
    memory: () => memoryOf(server.pid),
    stop: async () => {
      await server.stop();
      await simulator.close();
    },
  };
}
