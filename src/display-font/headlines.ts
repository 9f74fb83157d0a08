import type { Page } from '#src/content/page.schema.ts';
import type { ContentEntry } from '#src/content/read-files.ts';
import { headlineFields, sectionHeadlineFields } from './headline-fields.ts';

/** A text that pages set in the display font, and where it stands in its file. */
interface Headline {
  text: string;
  /** Keys that lead to the field; empty where the text is a heading of Markdown, which has a line. */
  path: PropertyKey[];
  line?: number;
}

/** The texts at a path such as `items.*.title`; none where there is no such field. */
function textsAt(value: unknown, [key, ...rest]: string[], path: PropertyKey[] = []): Headline[] {
  if (key === undefined) return typeof value === 'string' ? [{ text: value, path }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const keys = key === '*' ? Object.keys(value) : [key];
  return keys.flatMap((name) => {
    const field = Array.isArray(value) ? Number(name) : name;
    return textsAt((value as Record<PropertyKey, unknown>)[field], rest, [...path, field]);
  });
}

const textsOf = (value: unknown, fields: readonly string[] = [], path: PropertyKey[] = []) =>
  fields.flatMap((field) => textsAt(value, field.split('.'), path));

const inSections = ({ sections = [] }: Partial<Page>): Headline[] =>
  sections.flatMap((section, index) =>
    textsOf(
      section,
      ['title', ...(sectionHeadlineFields[section.type] ?? [])],
      ['sections', index],
    ),
  );

const inMarkdown = (markdown: string): Headline[] =>
  markdown.split('\n').flatMap((row, index) => {
    const text = /^#+ (.+)/.exec(row)?.[1];
    return text ? [{ text, path: [], line: index + 1 }] : [];
  });

/** Every text of a content file that pages set in the display font, with its placeholders. */
export const headlinesOf = ({ kind, value, file }: ContentEntry): Headline[] => [
  ...textsOf(value, headlineFields[kind]),
  ...inSections(value as Partial<Page>),
  ...inMarkdown(file.markdown),
];
