// npm run schemas: writes the JSON Schemas by which an editor helps with the content files.
import { mkdir, writeFile } from 'node:fs/promises';
import { languagesIn } from '#contract/content/languages.ts';
import { editorSchemas } from '#src/content/json-schemas.ts';

await mkdir('.vscode/schemas', { recursive: true });
for (const { file, text } of editorSchemas(languagesIn())) await writeFile(file, text);
