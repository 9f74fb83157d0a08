import { z } from 'zod';
import { languagesIn } from '../contract/content/languages.ts';
import { jobSchema } from '../src/content/job.schema.ts';
import { kinds } from '../src/content/kinds.ts';
import { photosSchema } from '../src/content/photo.schema.ts';
import { workFolder } from '../src/content/read-jobs.ts';
import { photosFolder } from '../src/content/read-photos.ts';

const schemas = [
  ...Object.entries(kinds).map(([kind, { files, schema }]) => ({
    kind,
    content: `content/*/${files}`,
    schema,
  })),
  {
    kind: 'jobs',
    content: `content/${workFolder}/*/job.yaml`,
    schema: jobSchema(languagesIn(), []),
  },
  {
    kind: 'photos',
    content: `content/${photosFolder}/photos.yaml`,
    schema: photosSchema(languagesIn()),
  },
];

/**
 * A JSON Schema for every kind of YAML file: its file, the content files that it is for, and its text.
 * Rules that JSON Schema lacks, such as those between fields, are checked by the build alone. Editors
 * ignore the front matter of Markdown.
 */
export const editorSchemas = schemas
  .filter(({ content }) => content.endsWith('.yaml'))
  .map(({ kind, content, schema }) => ({
    file: `.vscode/schemas/${kind}.json`,
    content,
    text: `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-07' }))}\n`,
  }));
