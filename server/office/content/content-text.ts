import { parseContent } from '#contract/content/content-file.ts';
import { isGroup } from '#contract/office/values.ts';
import { editYaml } from './edit-yaml.ts';
import type { JsonSchema } from './json-schema.ts';

/** Front matter between its --- lines, and the text below it. */
const parts = /^(---\r?\n)(.*?)(\n---(?:\r?\n|$))(\s*?(?=\S[^\n]*)|\s*)(.*)$/s;

const isMarkdown = (file: string): boolean => file.endsWith('.md');

/** The fields of a content file; for Markdown, its front matter with the text as `markdown`. */
export function readContent(file: string, text: string): unknown {
  const { fields } = parseContent(file, text);
  if (!isMarkdown(file)) return fields;
  return { ...(isGroup(fields) && fields), markdown: parts.exec(text)?.[5]?.trimEnd() ?? '' };
}

/** Writes a value into the text of a file, changing only the lines of changed fields. A new file has an empty text. */
export function editContent(
  file: string,
  text: string,
  value: unknown,
  schema: JsonSchema,
): string {
  if (!isMarkdown(file)) return editYaml(text, value, schema);
  const { markdown, ...fields } = isGroup(value) ? value : {};
  const [, open = '---\n', yaml = '', close = '\n---\n', space = '\n', old = '\n'] =
    parts.exec(text) ?? [];
  const head = editYaml(`${yaml}\n`, fields, schema).replace(/\n$/, '');
  const words = String(markdown ?? '');
  const end = old.slice(old.trimEnd().length);
  const body = old.trimEnd() === words ? old : words.trim() + end;
  return open + head + close + space + body;
}
