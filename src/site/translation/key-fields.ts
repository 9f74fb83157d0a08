import { z } from 'zod';
import type { Kind } from '#src/content/kinds.ts';
import { kinds } from '#src/content/kinds.ts';

/** Whether a JSON Schema takes chosen texts only, or those of a pattern: no free words. */
const isKey = (schema: object) =>
  'const' in schema ||
  ('enum' in schema && Array.isArray(schema.enum)) ||
  ('pattern' in schema && typeof schema.pattern === 'string') ||
  ('format' in schema && typeof schema.format === 'string');

/** Names of the fields in a JSON Schema that are keys; `name` is that of the field it describes. */
function keysIn(schema: unknown, name: string): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  if (isKey(schema)) return [name];
  return Object.entries(schema).flatMap(([word, inner]) =>
    word === 'properties'
      ? Object.entries(inner as object).flatMap(([field, of]) => keysIn(of, field))
      : keysIn(inner, name),
  );
}

const known = new Map<Kind, Set<PropertyKey>>();

/**
 * The fields of a kind of file whose text code reads and no language translates: choices, paths, dates,
 * addresses, names of services. They are those of its schema that have a choice, a pattern or a format.
 */
export function keyFieldsOf(kind: Kind): Set<PropertyKey> {
  const fields =
    known.get(kind) ?? new Set(keysIn(z.toJSONSchema(kinds[kind].schema, { io: 'input' }), kind));
  known.set(kind, fields);
  return fields;
}
