import { isGroup } from '#contract/office/values.ts';
import { type Field, membersOf } from './fields.ts';

/** Keys whose text serves as a title, best first. */
const titleKeys = ['title', 'name', 'label', 'question', 'alt', 'text'];

const shown = (field: Field, value: unknown, language: string): string => {
  if (field.kind === 'words' && isGroup(value)) {
    return String(value[language] || Object.values(value).find(Boolean) || '');
  }
  const isText = field.kind === 'line' || field.kind === 'key' || field.kind === 'number';
  return isText && value !== undefined ? String(value) : '';
};

/** Title of a list entry: its title field, or its first text. Empty if it has none. */
export function itemTitle(field: Field, value: unknown, language: string): string {
  if (!isGroup(value) || field.kind === 'words') return shown(field, value, language);
  const members = membersOf(field, value).filter(({ key }) => key in value);
  const named = titleKeys.flatMap((key) => members.filter((member) => member.key === key));
  const texts = [...named, ...members].map(({ key, field: of }) => shown(of, value[key], language));
  return texts.find((text) => text !== '') ?? '';
}
