import { z } from 'zod';
import { jobSchema } from './job.schema.ts';
import { kinds } from './kinds.ts';
import { photosSchema } from './photo.schema.ts';
import { workFolder } from './read-jobs.ts';
import { photosFolder } from './read-photos.ts';

/**
 * A JSON Schema (draft 7) for every kind of content file, with the glob of those files; for Markdown, of the front
 * matter. Only the build checks rules that JSON Schema lacks, such as those between fields.
 */
export const jsonSchemas = (languages: string[]) =>
  [
    ...Object.entries(kinds).map(([kind, { files, schema }]) => ({
      kind,
      content: `content/*/${files}`,
      schema,
    })),
    {
      kind: 'work',
      content: `content/${workFolder}/*/job.yaml`,
      schema: jobSchema(languages, []),
    },
    {
      kind: 'photos',
      content: `content/${photosFolder}/photos.yaml`,
      schema: photosSchema(languages),
    },
  ].map(({ schema, ...file }) => ({
    ...file,
    schema: z.toJSONSchema(schema, { io: 'input', target: 'draft-07' }) as Record<string, unknown>,
  }));

/** The schemas as files for editors, which ignore the front matter of Markdown. */
export const editorSchemas = (languages: string[]) =>
  jsonSchemas(languages)
    .filter(({ content }) => content.endsWith('.yaml'))
    .map(({ kind, content, schema }) => ({
      file: `.vscode/schemas/${kind}.json`,
      content,
      text: `${JSON.stringify(schema)}\n`,
    }));
