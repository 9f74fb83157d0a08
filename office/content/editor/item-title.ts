import { isGroup } from '#contract/office/values.ts';
import { type Field, membersOf } from './fields.ts';

/** Fields that name what they belong to, the best one first. */
const naming = ['title', 'name', 'label', 'question', 'alt', 'text'];

const shown = (field: Field, value: unknown, language: string): string => {
  if (field.kind === 'words' && isGroup(value)) {
    return String(value[language] || Object.values(value).find(Boolean) || '');
  }
  const isText = field.kind === 'line' || field.kind === 'key' || field.kind === 'number';
  return isText && value !== undefined ? String(value) : '';
};

/** What to call an entry of a list: its title, or else the first of its texts. Empty if it has none. */
export function itemTitle(field: Field, value: unknown, language: string): string {
  if (!isGroup(value) || field.kind === 'words') return shown(field, value, language);
  const members = membersOf(field, value).filter(({ key }) => key in value);
  const named = naming.flatMap((key) => members.filter((member) => member.key === key));
  const texts = [...named, ...members].map(({ key, field: of }) => shown(of, value[key], language));
  return texts.find((text) => text !== '') ?? '';
}
