import { isLabel } from '#contract/office/field-names.ts';
import { isGroup } from '#contract/office/values.ts';
import type { Field } from './fields.ts';
import { textOf } from './values.ts';

/** Longest title, in UTF-16 code units; a longer text is cut after a word. */
const longest = 44;

const shorten = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest + 1).replace(/\s+\S*$/u, '')}…` : text;

/** Titles labels by their texts in one language: they have no names but their keys, which are English. */
export function titleLabels(field: Field, value: unknown): Field {
  if (isLabel(field)) {
    const title = shorten(textOf(value));
    return title === '' ? field : { ...field, title };
  }
  if (field.kind !== 'group' || !isGroup(value)) return field;
  const members = field.members.map((member) => ({
    ...member,
    field: titleLabels(member.field, value[member.key]),
  }));
  return { ...field, members };
}
