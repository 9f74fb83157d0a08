import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface RunningShop {
  origin: string;
  simulator: string;
  /** Resident memory of the server, in bytes. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
}

const longestStartMs = 30_000;

/** Without limits, V8 lets garbage lie about, and what leaks is hidden by it. */
const smallHeap = '--max-old-space-size=256 --max-semi-space-size=16';

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

function start(script: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [script], {
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Resolves once an address answers with 2xx. Throws after half a minute. */
export async function answers(url: string): Promise<void> {
  for (const untilMs = Date.now() + longestStartMs; Date.now() < untilMs; await wait(50)) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`${url} did not answer within ${longestStartMs / 1000} s`);
}

async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * 1024;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** The server and the simulator, each a process of its own, on the database that env names. */
export async function startShop(env: NodeJS.ProcessEnv): Promise<RunningShop> {
  const port = await freePort();
  const simulatorPort = await freePort();
  const ports = { PORT: `${port}`, SIMULATOR_PORT: `${simulatorPort}` };
  const simulator = start('simulator/main.ts', { ...ports, SIMULATOR_MAX_ORDERS: '5000' });
  const limits = { RATE_LIMIT: '0', NODE_OPTIONS: smallHeap };
  const server = start('server/main.ts', { ...ports, ...limits, ...env });
  const shop = {
    origin: `http://localhost:${port}`,
    simulator: `http://localhost:${simulatorPort}`,
    memory: () => memoryOf(server),
    stop: async () => {
      await end(server);
      await end(simulator);
    },
  };
  try {
    await answers(`${shop.simulator}/admin/faults`);
    await answers(`${shop.origin}/readyz`);
    return shop;
  } catch (error) {
    await shop.stop();
    throw error;
  }
}
