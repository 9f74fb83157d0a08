// npm start: builds the site where the build is missing or older than its sources, starts the
// simulator where no PhonePe credentials are set, and serves.
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { glob, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { readConfig } from '../server/config.ts';
import { exitWith } from '../server/startup-error.ts';

const sources = [
  'content',
  'src',
  'public',
  'contract',
  'integrations',
  'server/http',
  'astro.config.ts',
  'package-lock.json',
];

/** Time of the newest file below the sources, in ms since 1970. */
async function newestSource(): Promise<number> {
  const times = sources.map(async (source) => {
    const own = await stat(source);
    const files = own.isDirectory() ? await Array.fromAsync(glob(`${source}/**`)) : [];
    const all = await Promise.all(files.map((file) => stat(file)));
    return Math.max(own.mtimeMs, ...all.map(({ mtimeMs }) => mtimeMs));
  });
  return Math.max(...(await Promise.all(times)));
}

async function buildIfNeeded(): Promise<void> {
  const built = await stat('dist/index.html').catch(() => undefined);
  // The year of the copyright stands in every page.
  const isOfThisYear = built?.mtime.getFullYear() === new Date().getFullYear();
  if (built && isOfThisYear && built.mtimeMs >= (await newestSource())) return;
  console.log(built ? 'The site is out of date. Building it …' : 'Building the site …');
  const build = spawnSync('astro', ['build', '--silent'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

/** Lets the simulator listen on a port of its own; it goes when this process goes. */
async function startSimulator(): Promise<void> {
  const simulator = fork('simulator/main.ts', { stdio: 'inherit' });
  const ready = once(simulator, 'message');
  const failed = once(simulator, 'exit').then(() => process.exit(1));
  const [{ port }] = (await Promise.race([ready, failed])) as [{ port: number }];
  process.env.SIMULATOR_PORT = String(port);
}

/** A wrong environment or a port that is taken is told at once, not after a build. */
async function checkFirst(): Promise<void> {
  const { port, host } = readConfig(process.env);
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

await checkFirst().catch(exitWith);
await buildIfNeeded();
const takesMoney = process.env.PHONEPE_CLIENT_ID || process.env.NODE_ENV === 'production';
if (!takesMoney) await startSimulator();
await import('../server/main.ts');
