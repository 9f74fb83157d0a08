import { allLanguages, type LaunchList } from '#contract/office/content.ts';
import type { LaunchItem } from '#contract/office/publisher.ts';
import { readContent } from './content-text.ts';
import { fieldName } from './describe-changes.ts';
import { documentOf } from './document-files.ts';
import { titleOf } from './documents.ts';
import type { PublisherFacts } from './publisher-facts.ts';
import type { Snapshot } from './snapshot.ts';

/** The question, or the name of the field: for a sample the one it marks, for a stand-in with its value. */
function textOf({ kind, path, text }: LaunchItem, name: (path: LaunchItem['path']) => string) {
  if (kind === 'question') return text;
  const field = name(kind === 'sample' && path.length > 1 ? path.slice(0, -1) : path);
  return kind === 'standIn' ? `${field}: ${text}` : field;
}

/** What must be replaced or answered before going live, each with its document and field. */
export async function readLaunchList(
  snapshot: Snapshot,
  facts: PublisherFacts,
): Promise<LaunchList> {
  const found = await facts.launchList(await snapshot.over());
  const byFile = Map.groupBy(found, ({ file }) => file);
  const items = await Promise.all(
    [...byFile].map(async ([file, points]) => {
      const document = documentOf(file);
      const body = document && (await snapshot.read(file));
      if (!document || !body) return [];
      const schema = await facts.schemaOf(document.kind);
      const value = readContent(file, body.toString());
      const title = await titleOf(snapshot, document.id, document.kind);
      return points.map((point) => ({
        document: document.id,
        title,
        language: document.language === allLanguages ? null : document.language,
        path: point.path,
        kind: point.kind,
        text: textOf(point, (path) => fieldName(schema, value, path)),
      }));
    }),
  );
  return { items: items.flat() };
}
