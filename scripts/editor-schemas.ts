import { z } from 'zod';
import { kinds } from '../src/content/kinds.ts';

/** A JSON Schema for an editor: its file, the content files that it is for, and its text. */
interface EditorSchema {
  file: string;
  content: string;
  text: string;
}

/** What a schema of zod cannot say in JSON, such as the rules between fields, the build checks alone. */
const jsonOf = (schema: z.ZodType) =>
  `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-07' }))}\n`;

/** A schema for every kind of YAML file; editors do not look into the head of Markdown. */
export const editorSchemas: EditorSchema[] = Object.entries(kinds)
  .filter(([, { files }]) => files.endsWith('.yaml'))
  .map(([kind, { files, schema }]) => ({
    file: `.vscode/schemas/${kind}.json`,
    content: `content/*/${files}`,
    text: jsonOf(schema),
  }));
