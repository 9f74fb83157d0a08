import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** The real server as a process of its own. */
export interface ServerProcess {
  /** Resolves with its port once /readyz says yes; throws what it said where it ends before. */
  ready: () => Promise<number>;
  /** SIGKILL; returns when, in ms since 1970. */
  kill: () => Promise<number>;
  /** SIGTERM, as a new release does; throws where it does not end well. */
  stop: () => Promise<void>;
  /** The lines of its log, of the level that the environment asks for. */
  log: string[];
}

/** Starts `server/main.ts` on a free port, with nothing of the caller's environment but its PATH. */
export function spawnServer(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = endingOf(child);
  const said = text(child.stderr);
  const log: string[] = [];
  const port = new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^The site is at http:\/\/localhost:(\d+)$/.exec(line);
      if (address) resolve(Number(address[1]));
      if (line.startsWith('{')) log.push(line);
    });
    gone.then(async () => reject(new Error(`The server ended: ${await said}`)));
  });
  // Where nobody waits for it, the server was killed while it started.
  port.catch(() => undefined);
  return {
    log,
    ready: async () => {
      const { ok } = await fetch(`http://127.0.0.1:${await port}/readyz`);
      if (!ok) throw new Error('The server listens and is not ready');
      return await port;
    },
    kill: async () => {
      const atMs = Date.now();
      child.kill('SIGKILL');
      await gone;
      return atMs;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const [code, signal] = await gone;
      if (code !== 0) throw new Error(`The server ended with ${code ?? signal}: ${await said}`);
    },
  };
}

/** Resolves with exit code and signal. A run that breaks off must not leave a server behind. */
async function endingOf(child: ChildProcess): Promise<[number | null, string | null]> {
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const [code, signal] = await once(child, 'exit');
  process.off('exit', end);
  return [code, signal];
}
