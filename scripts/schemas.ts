// npm run schemas: writes the JSON Schemas by which an editor helps with the content files.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { editorSchemas } from './editor-schemas.ts';

for (const { file, text } of editorSchemas) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
