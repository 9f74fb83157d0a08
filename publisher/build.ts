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

/** Time after which a build is killed, in ms. */
const timeoutMs = 10 * 60_000;

/** Lines of the output of a failed build that staff see. */
const shownLines = 20;

/** Runs a build at the lowest priority, so that visitors come first. Under systemd `nice` only warns. */
const nice = ['/usr/bin/nice', '/bin/nice'].find((file) => existsSync(file));
const niceOptions = nice && { execPath: nice, execArgv: ['-n', '19', process.execPath] };

const messageSchema = z.object({ problem: z.string().nullable() });

/**
 * Folder of Astro's cache, which is mostly encoded photographs: the project's own or, in a read-only release, a copy of
 * it beside the content that is built.
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

/** Input of a build; a preview has an `address`. */
type Order = PublisherTasks['build']['input'] & { address?: string };

/**
 * Folder that a build writes to before its result is moved. It is in the project because Astro runs its own bundle
 * from there, with the project's packages.
 */
const buildFolder = (folder: string): string =>
  resolve(project, '.astro', `built-${hash('sha256', resolve(folder)).slice(0, 12)}`);

/** Moves a folder, also to another file system. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true });
  });
}

async function run(order: Order): Promise<Built> {
  const output = buildFolder(order.folder);
  await rm(output, { recursive: true, force: true });
  try {
    const built = await runIn(output, order);
    if (built.isBuilt) await move(output, resolve(order.to));
    return built;
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

async function runIn(output: string, { folder, what, address }: Order): Promise<Built> {
  const cache = cacheFolder(resolve(folder, '..'));
  const child = fork(program, [what, output, cache], {
    cwd: project,
    env: {
      ...process.env,
      CONTENT_DIR: resolve(folder),
      ...(address && { ONLY_ADDRESSES: address }),
      ASTRO_TELEMETRY_DISABLED: '1',
      // Otherwise React may be built for development, as the server's environment says.
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    ...niceOptions,
  });
  const printed = Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  );
  const messages: unknown[] = [];
  child.on('message', (message) => messages.push(message));
  const [code, signal] = await once(child, 'exit');
  const problem = messageSchema.safeParse(messages[0]).data?.problem;
  if (code === 0 && problem === null) return { isBuilt: true, problem: '' };
  const lines =
    problem ?? [...(await printed), `The build ended with ${signal ?? code}.`].join('\n');
  return { isBuilt: false, problem: lastLines(lines) };
}

let last: Promise<unknown> = Promise.resolve();

/** Runs one build at a time: they share Astro's cache, and two would need 2 GB. */
function inTurn(work: () => Promise<Built>): Promise<Built> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}

/** Builds the site or the office from a content folder into a new folder. */
export const build = (input: PublisherTasks['build']['input']): Promise<Built> =>
  inTurn(() => run(input));

/** Builds the page of one address, in every language, with the files that it needs: a preview. */
export const preview = (input: PublisherTasks['preview']['input']): Promise<Built> =>
  inTurn(() => run({ ...input, what: 'site' }));
