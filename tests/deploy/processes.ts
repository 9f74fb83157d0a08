import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const longestWaitMs = 60_000;

/** Tries again until it resolves to true; throws after a minute, or once the program has ended. */
export async function until(
  what: string,
  running: Running,
  isSo: () => Promise<boolean>,
): Promise<void> {
  const endMs = Date.now() + longestWaitMs;
  while (!(await isSo().catch(() => false))) {
    const reason = running.hasEnded() ? 'it ended' : 'not within a minute';
    if (running.hasEnded() || Date.now() > endMs) {
      throw new Error(`${what}: ${reason}. ${running.output()}`);
    }
    await wait(50);
  }
}

/** A port of 127.0.0.1 on which nothing listens. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** A program that runs beside the tests. */
export interface Running {
  /** What it has written so far. */
  output: () => string;
  hasEnded: () => boolean;
  /** Ends it by that signal and waits until it is gone. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts a program; one that is still there when the tests end is killed. */
export function start(program: string, args: string[], env: NodeJS.ProcessEnv, cwd = '.'): Running {
  const child: ChildProcess = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  }
  const kill = () => child.kill('SIGKILL');
  const gone = once(child, 'exit').then(() => process.off('exit', kill));
  process.once('exit', kill);
  return {
    output: () => chunks.join(''),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await gone;
    },
  };
}
