import { z } from 'zod';
import { kinds } from '../src/content/kinds.ts';

/**
 * A JSON Schema for every kind of YAML file: its file, the content files that it is for, and its text.
 * Rules that JSON Schema lacks, such as those between fields, are checked by the build alone. Editors
 * ignore the front matter of Markdown.
 */
export const editorSchemas = Object.entries(kinds)
  .filter(([, { files }]) => files.endsWith('.yaml'))
  .map(([kind, { files, schema }]) => ({
    file: `.vscode/schemas/${kind}.json`,
    content: `content/*/${files}`,
    text: `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-07' }))}\n`,
  }));
