/** A table's or column's name as SQL has it: createdAtMs → created_at_ms, as Kysely's CamelCasePlugin. */
export const toSnakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
