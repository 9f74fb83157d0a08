import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { PhotographProblem, photographSchema } from '#contract/office/content.ts';
import type { Database } from '#server/database/schema.ts';
import { RefusalError } from '../refusal.ts';
import type { ContentDeps } from './deps.ts';

/** How long an upload is kept, in ms, unless a draft takes it over. */
const retentionMs = 7 * 24 * 60 * 60_000;

type Photograph = z.infer<typeof photographSchema>;

/** Refusal of an upload. */
export const photographRefused = (photograph: PhotographProblem): RefusalError =>
  new RefusalError(422, { code: 'photograph', photograph });

/** The JPEG that the publisher makes of an upload, with its size. Throws a RefusalError. */
async function prepare({ workDir, publisher }: ContentDeps, upload: Uint8Array) {
  const folder = join(workDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const name = join(folder, randomUUID());
  const [from, to] = [name, `${name}.jpg`];
  try {
    await writeFile(from, upload);
    const output = await publisher.run('photograph', { from, to });
    if ('problem' in output) throw photographRefused(output.problem);
    return { ...output, body: await readFile(to) };
  } finally {
    await Promise.all([from, to].map((file) => rm(file, { force: true })));
  }
}

/** Stores a photograph for a later save, and deletes old uploads. Throws a RefusalError. */
export async function storeUpload(deps: ContentDeps, upload: Uint8Array): Promise<Photograph> {
  if (upload.length === 0) throw photographRefused('empty');
  const { body, width, height } = await prepare(deps, upload);
  const { db, nowMs } = deps;
  const atMs = nowMs();
  const id = createHash('sha256').update(body).digest('hex');
  await db
    .deleteFrom('contentUploads')
    .where('atMs', '<', atMs - retentionMs)
    .execute();
  await db
    .insertInto('contentUploads')
    .values({ id, body, width, height, atMs })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ atMs }))
    .execute();
  return { id, width, height };
}

/** The JPEG of an upload; undefined if it is unknown or deleted. */
export async function readUpload(db: Database, id: string): Promise<Uint8Array | undefined> {
  const upload = await db
    .selectFrom('contentUploads')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirst();
  return upload?.body;
}
