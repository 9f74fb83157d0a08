import type { z } from 'zod';
import { textMistake } from '../label.ts';
import type { ContentFile } from './content-file.ts';
import type { ContentMistake } from './content-mistake.ts';
import { issueMessage } from './issue-message.ts';
import { prepareText } from './prepare-text.ts';

/** The value as written, before {brand} is filled in. */
const writtenAt = (fields: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], fields);

const placeOf = ({ path }: Pick<ContentMistake, 'path'>) => path.join('.');

/** The first mistake of each field: others may follow from it. */
function firstOfEach(issues: z.core.$ZodIssue[], { mistakes }: ContentFile): z.core.$ZodIssue[] {
  const places = new Set(mistakes.map(placeOf));
  return issues.filter((issue) => {
    const isFirst = !places.has(placeOf(issue));
    places.add(placeOf(issue));
    return isFirst;
  });
}

/** Each unknown field is a mistake of its own. */
function mistakesOf(file: ContentFile, issue: z.core.$ZodIssue): ContentMistake[] {
  const at = (path: PropertyKey[], reason: string) => ({
    file: file.name,
    line: file.lineOf(path),
    path,
    reason,
  });
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => at([...issue.path, key], 'there is no such field'));
  }
  if (file.fields === null) {
    return [at([], 'has no fields; in Markdown, they come first, between two lines of ---')];
  }
  const isBranded = String(writtenAt(file.fields, issue.path)).includes('{brand}');
  const isCounted = issue.code === 'too_big' || issue.code === 'too_small';
  const reason = isBranded && isCounted ? `${issue.message}, {brand} filled in` : issue.message;
  return [at(issue.path, reason)];
}

/** Describes the first HTML in a line of Markdown, which would become part of the page, scripts included. */
function htmlMistake(line: string): string | undefined {
  const [html] = /<[a-z/!?][^\s>]*>?/i.exec(line) ?? [];
  return html && `"${html}" is HTML: write Markdown, and &lt; for the sign <`;
}

/** Unfilled placeholders, HTML, words that are not in NFC, and Devanagari digits. */
const mistakesInMarkdown = ({ name, markdown }: ContentFile): ContentMistake[] =>
  markdown.split('\n').flatMap((line, index) => {
    const reason = htmlMistake(line) ?? textMistake(line.replaceAll('{brand}', ''));
    return reason ? [{ file: name, line: index + 1, path: [], reason }] : [];
  });

/** Validates a file with {brand} filled in. The value must not be used if there are mistakes. */
export function checkFields<Schema extends z.ZodType>(
  file: ContentFile,
  schema: Schema,
  brand: string,
): { value: z.output<Schema>; mistakes: ContentMistake[] } {
  const { data, error } = schema.safeParse(prepareText(file.fields, brand), {
    error: issueMessage,
  });
  const issues = file.fields === undefined ? [] : (error?.issues ?? []);
  const mistakes = [
    ...file.mistakes,
    ...firstOfEach(issues, file).flatMap((issue) => mistakesOf(file, issue)),
    ...mistakesInMarkdown(file),
  ];
  return { value: data as z.output<Schema>, mistakes };
}
