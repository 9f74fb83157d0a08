import type { Field, GroupField } from './fields.ts';

type Languages = readonly { code: string }[];

/** Initial value of a group: its required fields, empty. */
export const newGroup = (group: GroupField, languages: Languages) =>
  Object.fromEntries(
    group.members
      .filter(({ isRequired }) => isRequired)
      // New entries are samples until somebody confirms them.
      .map(({ key, field }) => [key, key === 'sample' ? true : newValue(field, languages)]),
  );

/** Initial value of a field. */
export function newValue(field: Field, languages: Languages): unknown {
  switch (field.kind) {
    case 'words':
      return Object.fromEntries(languages.map(({ code }) => [code, '']));
    case 'own':
      return Object.fromEntries(languages.map(({ code }) => [code, newValue(field.of, languages)]));
    case 'switch':
      return false;
    case 'choice':
      return field.options[0];
    case 'constant':
      return field.value;
    case 'list':
      return Array.from({ length: field.least }, () => newValue(field.of, languages));
    case 'record':
      return {};
    case 'group':
      return newGroup(field, languages);
    case 'union':
      return field.options[0] && newGroup(field.options[0].group, languages);
    default:
      return '';
  }
}
