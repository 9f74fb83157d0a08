import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileMistake, LaunchItem, PublisherTasks } from '#contract/office/publisher.ts';
import { type ContentFiles, filesBelow, writeTree } from './content-tree.ts';
import type { ContentDeps } from './deps.ts';
import type { DocumentKind } from './document-files.ts';
import type { JsonSchema } from './json-schema.ts';
import { createQueue } from './queue.ts';

/** What only the publisher knows of the content. */
export interface PublisherFacts {
  /** JSON Schema of a kind of document. */
  schemaOf: (kind: DocumentKind) => Promise<JsonSchema>;
  /** Addresses by file of the published content, or of the drafts if that lacks a file. */
  addressesOf: (file: string, over: () => Promise<ContentFiles>) => Promise<string[]>;
  /** Checks the content with other files over it. */
  check: (over: ContentFiles) => Promise<FileMistake[]>;
  launchList: (over: ContentFiles) => Promise<LaunchItem[]>;
  /** Prepares for a save, in the background: the first check after a pause takes longer by a second. */
  warmUp: (over: () => Promise<ContentFiles>) => void;
}

/** What the routes about documents and drafts need. */
export interface EditingDeps extends ContentDeps {
  facts: PublisherFacts;
}

/** Shorter than the pause after which the publisher ends, in ms. */
const warmMs = 9 * 60_000;

/** Changes with every file of a folder. */
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

/** Asks the publisher, one task on the copy of the content at a time. */
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
      return await publisher.ask(task, { folder });
    });

  let schemas: Promise<PublisherTasks['schemas']['output']> | undefined;
  const readSchemas = () => {
    schemas ??= publisher.ask('schemas', { folder: contentDir }).catch((error: unknown) => {
      schemas = undefined;
      throw error;
    });
    return schemas;
  };

  const known = { stamp: '', published: {} as Addresses };
  const published = async (): Promise<Addresses> => {
    const stamp = await stampOf(contentDir);
    if (known.stamp !== stamp) {
      known.published = await publisher.ask('addresses', { folder: contentDir });
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
        // Content with a mistake has no addresses, and its mistakes are told elsewhere.
        log.warn({ err }, 'addresses of the content were not read');
        return [];
      }
    },
    check: (over) => onCopy('check', over),
    launchList: (over) => onCopy('launchList', over),
    warmUp: (over) => {
      if (performance.now() - lastMs < warmMs) return;
      lastMs = performance.now();
      Promise.all([readSchemas(), published()])
        .then(async () => onCopy('check', await over()))
        .catch((err) => log.warn({ err }, 'the publisher did not start'));
    },
  };
}
