import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

let current: Worker | undefined;

/** Ends with the server: it finishes what is under way, and its exit code is ours. */
function endTogether(): void {
  process.once('SIGTERM', () => current?.process.kill('SIGTERM'));
  // A terminal sends it to the server, too.
  process.on('SIGINT', () => undefined);
  cluster.on('exit', (worker, code) => {
    if (worker === current) process.exit(code ?? 1);
  });
}

/**
 * Starts server/main.ts as a process of its own. Where one runs already, the new one takes its place
 * without a gap: once it listens, on the same port, the old one finishes what is under way and ends.
 * Resolves with the port; with undefined where the new one could not start: it has said why, and the
 * old one goes on.
 */
export async function startServer(
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<number | undefined> {
  cluster.setupPrimary({ exec: 'server/main.ts', args });
  const next = cluster.fork(env);
  const listening = once(next, 'listening') as Promise<[AddressInfo]>;
  const address = await Promise.race([listening, once(next, 'exit').then(() => [])]);
  if (!address[0]) return undefined;
  if (current) current.process.kill('SIGTERM');
  else endTogether();
  current = next;
  return address[0].port;
}
