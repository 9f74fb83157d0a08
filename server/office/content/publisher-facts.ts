import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileMistake, LaunchItem, PublisherTasks } from '#contract/office/publisher.ts';
import { type ContentFiles, filesBelow } from './content-files.ts';
import { writeTree } from './content-tree.ts';
import type { ContentDeps } from './deps.ts';
import type { DocumentKind } from './document-files.ts';
import type { JsonSchema } from './json-schema.ts';
import { createQueue } from './queue.ts';

/** What the publisher finds out about the content. */
export interface PublisherFacts {
  /** JSON Schema of a kind of document. */
  schemaOf: (kind: DocumentKind) => Promise<JsonSchema>;
  /** Addresses of a file's page in the published content; for a new file, in the content with the drafts. */
  addressesOf: (file: string, over: () => Promise<ContentFiles>) => Promise<string[]>;
  /** Checks the content with drafts over it. */
  check: (over: ContentFiles) => Promise<FileMistake[]>;
  launchList: (over: ContentFiles) => Promise<LaunchItem[]>;
  /** Starts the publisher in the background, because the first check after a pause takes a second longer. */
  warmUp: (over: () => Promise<ContentFiles>) => void;
}

/** Dependencies of the routes about documents and drafts. */
export interface EditingDeps extends ContentDeps {
  facts: PublisherFacts;
}

/** Time after a task for which the publisher needs no warm-up, in ms; shorter than its idle time. */
const warmMs = 9 * 60_000;

/** A text that changes with any file of a folder. */
async function stampOf(folder: string): Promise<string> {
  const files = await filesBelow(folder);
  const stamps = await Promise.all(
    files.map(async (file) => {
      const { mtimeMs, size } = await stat(join(folder, file));
      return `${file} ${mtimeMs} ${size}`;
    }),
  );
  return stamps.join('\n');
}

type Addresses = PublisherTasks['addresses']['output'];

/** Facts from the publisher's tasks. Those on the copy of the content run one at a time. */
export function createPublisherFacts({
  contentDir,
  workDir,
  publisher,
  log,
}: Pick<ContentDeps, 'contentDir' | 'workDir' | 'publisher' | 'log'>): PublisherFacts {
  const folder = join(workDir, 'check');
  const inTurn = createQueue();
  let lastMs = Number.NEGATIVE_INFINITY;
  const onCopy = <Task extends 'check' | 'launchList' | 'addresses'>(
    task: Task,
    over: ContentFiles,
  ): Promise<PublisherTasks[Task]['output']> =>
    inTurn(async () => {
      lastMs = performance.now();
      await writeTree(folder, contentDir, over);
      return await publisher.run(task, { folder });
    });

  let schemas: Promise<PublisherTasks['schemas']['output']> | undefined;
  const readSchemas = () => {
    schemas ??= publisher.run('schemas', { folder: contentDir }).catch((error: unknown) => {
      schemas = undefined;
      throw error;
    });
    return schemas;
  };

  const known = { stamp: '', published: {} as Addresses };
  const published = async (): Promise<Addresses> => {
    const stamp = await stampOf(contentDir);
    if (known.stamp !== stamp) {
      known.published = await publisher.run('addresses', { folder: contentDir });
      known.stamp = stamp;
    }
    return known.published;
  };

  return {
    schemaOf: async (kind) => (await readSchemas())[kind],
    addressesOf: async (file, over) => {
      try {
        return (await published())[file] ?? (await onCopy('addresses', await over()))[file] ?? [];
      } catch (err) {
        // Invalid content has no addresses. Its mistakes are reported when it is saved or built.
        log.warn({ err }, 'could not read the addresses of the content');
        return [];
      }
    },
    check: (over) => onCopy('check', over),
    launchList: (over) => onCopy('launchList', over),
    warmUp: (over) => {
      if (performance.now() - lastMs < warmMs) return;
      lastMs = performance.now();
      // One after another, because a document waits for its schema alone.
      readSchemas()
        .then(published)
        .then(async () => onCopy('check', await over()))
        .catch((err) => log.warn({ err }, 'could not warm up the publisher'));
    },
  };
}
