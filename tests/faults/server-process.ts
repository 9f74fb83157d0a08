import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A line of the server's log; `level` 40 is a warning, 50 an error. */
export interface LogLine {
  level: number;
  msg: string;
  orderId?: string;
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** A page is all that the server needs of a site to start. */
function emptySite(folder: string): string {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Shop</title>');
  return folder;
}

function readLine(line: string): LogLine | undefined {
  return line.startsWith('{') ? JSON.parse(line) : undefined;
}

/** The server as a process of its own, on a database of its own. `entry` is what is started. */
export async function startServer(entry: string, env: Record<string, string> & { PORT: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const dataDir = join(folder, 'data');
  const child = fork(entry, {
    // Nothing of the caller's: no database, no credentials.
    env: {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      RATE_LIMIT: '0',
      SITE_DIR: emptySite(folder),
      DATA_DIR: dataDir,
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // A run that breaks off must not leave a server behind.
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const log: LogLine[] = [];
  const ready = Promise.withResolvers<void>();
  child.once('exit', (code) => ready.reject(new Error(`the server ended with ${code}`)));
  if (!child.stdout) throw new Error('the server has no output');
  createInterface({ input: child.stdout }).on('line', (line) => {
    const entry = readLine(line);
    if (entry) log.push(entry);
    if (entry?.msg === 'listening') ready.resolve();
  });
  await ready.promise;

  return {
    origin: `http://127.0.0.1:${env.PORT}`,
    dataDir,
    log,
    /** Sends the server a message; resolves with its answer. */
    tell: async (message: object) => {
      child.send(message);
      await once(child, 'message');
    },
    /** Ends the server as an operator does, and removes its data. */
    stop: async () => {
      process.off('exit', end);
      end();
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type ServerProcess = Awaited<ReturnType<typeof startServer>>;
