import type { NamedSchema } from '#contract/office/field-names.ts';
import { isGroup } from '#contract/office/values.ts';

/** The JSON Schema keywords (draft 7) that zod writes and the office reads. */
export interface JsonSchema extends NamedSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | JsonSchema[];
  additionalItems?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** How well a branch of anyOf or oneOf fits a value: 2 if its type and constants do, 1 if its type does, else 0. */
function fitOf(branch: JsonSchema, value: unknown): number {
  const isType =
    branch.type === typeOf(value) || (branch.type === 'integer' && typeof value === 'number');
  if (!isType) return 0;
  if (!isGroup(value)) return 1;
  const constants = Object.entries(branch.properties ?? {}).filter(([, of]) => 'const' in of);
  const isOther = constants.some(([key, of]) => key in value && value[key] !== of.const);
  return isOther ? 1 : 2;
}

/** The schema of a value. Of anyOf and oneOf, such as for the sections of a page, the branch that fits best. */
export function schemaOf(schema: JsonSchema | boolean | undefined, value: unknown): JsonSchema {
  if (schema === undefined || typeof schema === 'boolean') return {};
  const branches = schema.anyOf ?? schema.oneOf;
  if (!branches) return schema;
  const fits = branches.map((branch) => fitOf(branch, value));
  const branch = branches[fits.indexOf(Math.max(...fits))];
  return { ...schemaOf(branch, value), ...(schema.title && { title: schema.title }) };
}

/** The schema of a field or list item; anyOf and oneOf in it are left for schemaOf. */
export function fieldSchema(
  schema: JsonSchema,
  value: unknown,
  key: string | number,
): JsonSchema | undefined {
  const here = schemaOf(schema, value);
  if (typeof key === 'number') {
    if (!Array.isArray(here.items)) return here.items;
    return here.items[key] ?? asSchema(here.additionalItems);
  }
  const { properties = {}, additionalProperties } = here;
  return Object.hasOwn(properties, key) ? properties[key] : asSchema(additionalProperties);
}

const asSchema = (schema: JsonSchema | boolean | undefined): JsonSchema | undefined =>
  typeof schema === 'object' ? schema : undefined;
