import { fork } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, constants, cpSync, existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { PublisherTasks } from '#contract/office/publisher.ts';

type Built = PublisherTasks['build']['output'];

const project = fileURLToPath(new URL('..', import.meta.url));
const program = fileURLToPath(new URL('build-process.ts', import.meta.url));

/** A build that hangs is ended after this long, in ms. */
const longestMs = 10 * 60_000;

/** Lines of a failed build that staff see. */
const shownLines = 20;

/** Visitors come first: the build takes what the server leaves. Under systemd `nice` warns, and goes on. */
const nice = ['/usr/bin/nice', '/bin/nice'].find((file) => existsSync(file));
const asNice = nice && { execPath: nice, execArgv: ['-n', '19', process.execPath] };

const messageSchema = z.object({ problem: z.string().nullable() });

/**
 * Folder of Astro's cache, above all of encoded photographs: the project's own, or one beside the result if a release
 * is read-only, which begins as a copy of it.
 */
function cacheFolder(beside: string): string {
  const own = resolve(project, 'node_modules/.astro');
  try {
    accessSync(existsSync(own) ? own : resolve(project, 'node_modules'), constants.W_OK);
    return own;
  } catch {
    const folder = resolve(beside, 'astro-cache');
    if (!existsSync(folder) && existsSync(own)) cpSync(own, folder, { recursive: true });
    return folder;
  }
}

const lastLines = (lines: string): string => lines.trim().split('\n').slice(-shownLines).join('\n');

/** What is built, from which content folder, and where; `address` of a look. */
type Order = PublisherTasks['build']['input'] & { address?: string };

/**
 * Where a build of a content folder is made: in the project, because Astro runs what it has bundled there, with the
 * project's packages.
 */
const workshop = (folder: string): string =>
  resolve(project, '.astro', `built-${hash('sha256', resolve(folder)).slice(0, 12)}`);

/** Moves a folder, onto another disk if need be. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true });
  });
}

async function run(order: Order): Promise<Built> {
  const made = workshop(order.folder);
  await rm(made, { recursive: true, force: true });
  try {
    const built = await runIn(made, order);
    if (built.isBuilt) await move(made, resolve(order.to));
    return built;
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

async function runIn(made: string, { folder, what, address }: Order): Promise<Built> {
  const cache = cacheFolder(resolve(folder, '..'));
  const child = fork(program, [what, made, cache], {
    cwd: project,
    env: {
      ...process.env,
      CONTENT_DIR: resolve(folder),
      ...(address && { ONLY_ADDRESSES: address }),
      ASTRO_TELEMETRY_DISABLED: '1',
      // Under the server's, React may be built for development.
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
    ...asNice,
  });
  const said = Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  );
  const messages: unknown[] = [];
  child.on('message', (message) => messages.push(message));
  const [code, signal] = await once(child, 'exit');
  const problem = messageSchema.safeParse(messages[0]).data?.problem;
  if (code === 0 && problem === null) return { isBuilt: true, problem: '' };
  const output = problem ?? [...(await said), `The build ended with ${signal ?? code}.`].join('\n');
  return { isBuilt: false, problem: lastLines(output) };
}

let last: Promise<unknown> = Promise.resolve();

/** One build at a time: they share Astro's cache, and two would need 2 GB. */
function inTurn(work: () => Promise<Built>): Promise<Built> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}

/** Builds the site or the office from a content folder into a new folder. */
export const build = (input: PublisherTasks['build']['input']): Promise<Built> =>
  inTurn(() => run(input));

/** Builds the page of one address, in every language, with the files that it needs. */
export const look = (input: PublisherTasks['look']['input']): Promise<Built> =>
  inTurn(() => run({ ...input, what: 'site' }));
