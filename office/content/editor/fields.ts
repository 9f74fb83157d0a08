import { z } from 'zod';
import { ownFields } from '#contract/default-language.ts';
import { allLanguages, type ContentDocument, type FieldPath } from '#contract/office/content.ts';
import { isGroup } from '#contract/office/values.ts';
import { valueAt } from './values.ts';

const constant = z.union([z.string(), z.number(), z.boolean()]);

/** A value that a field allows. */
export type Constant = z.infer<typeof constant>;

/** The parts of a JSON Schema (draft 7) that forms are built from. */
interface FieldSchema {
  type?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  const?: Constant | undefined;
  enum?: Constant[] | undefined;
  pattern?: string | undefined;
  format?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  required?: string[] | undefined;
  properties?: Record<string, FieldSchema> | undefined;
  additionalProperties?: boolean | FieldSchema | undefined;
  propertyNames?: FieldSchema | undefined;
  items?: FieldSchema | FieldSchema[] | undefined;
  additionalItems?: boolean | FieldSchema | undefined;
  oneOf?: FieldSchema[] | undefined;
  anyOf?: FieldSchema[] | undefined;
}

const fieldSchema: z.ZodType<FieldSchema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    const: constant.optional(),
    enum: z.array(constant).optional(),
    pattern: z.string().optional(),
    format: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), fieldSchema).optional(),
    additionalProperties: z.union([z.boolean(), fieldSchema]).optional(),
    propertyNames: fieldSchema.optional(),
    items: z.union([z.array(fieldSchema), fieldSchema]).optional(),
    additionalItems: z.union([z.boolean(), fieldSchema]).optional(),
    oneOf: z.array(fieldSchema).optional(),
    anyOf: z.array(fieldSchema).optional(),
  }),
);

interface Named {
  title?: string;
  description?: string;
}

/** A field of a group. */
export interface Member {
  key: string;
  field: Field;
  isRequired: boolean;
}

/** A field of a form. Its value is the YAML's; for `words` and `own`, one for each language. */
export type Field = Named &
  /** A text in all languages; a long one has no limits. */
  (
    | { kind: 'words'; isLong?: true }
    /** A separate value for each language, such as the open questions. */
    | { kind: 'own'; of: Field }
    /** A text in one language only. */
    | { kind: 'line' }
    /** Text that code reads, the same in all languages. */
    | { kind: 'key'; pattern?: string; format?: string }
    | { kind: 'number'; least?: number; most?: number; isWhole: boolean }
    | { kind: 'switch' }
    | { kind: 'choice'; options: Constant[] }
    | { kind: 'constant'; value: Constant }
    | { kind: 'list'; of: Field; least: number; most: number }
    /** Values of one kind by key; `keys` are the allowed ones, if they are limited. */
    | { kind: 'record'; of: Field; keys?: string[] }
    | GroupField
    | UnionField
    /** Not shown; its value is kept. */
    | { kind: 'unknown' }
  );

/** Fields by name. */
export interface GroupField extends Named {
  kind: 'group';
  members: Member[];
}

/** One of several groups; the field `by` tells which. */
export interface UnionField extends Named {
  kind: 'union';
  by: string;
  options: { value: Constant; group: GroupField }[];
}

/** Whether code reads a text. The build compares languages by the same rule. */
const isKey = (schema: FieldSchema) =>
  schema.pattern !== undefined || schema.format !== undefined || schema.enum !== undefined;

const keyOf = ({ format, pattern }: FieldSchema): Field => ({
  kind: 'key',
  ...(pattern !== undefined && { pattern }),
  ...(format !== undefined && { format }),
});

const numberOf = ({ maximum, minimum, type }: FieldSchema): Field => ({
  kind: 'number',
  isWhole: type === 'integer',
  ...(minimum !== undefined && { least: minimum }),
  ...(maximum !== undefined && { most: maximum }),
});

const named = ({ title, description }: FieldSchema): Named => ({
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description }),
});

/** The text below the front matter of a Markdown file, which has no schema. */
const markdown: Member = {
  key: 'markdown',
  field: {
    kind: 'words',
    isLong: true,
    title: 'Text',
    description: '## begins a heading, - a point of a list',
  },
  isRequired: true,
};

/** Builds the fields of a document from its JSON Schema. */
export function readFields(
  { schema, values }: Pick<ContentDocument, 'schema' | 'values'>,
  languages: readonly string[],
): Field {
  // With `hasTwins`, each language has a file of its own.
  const read = (of: FieldSchema, hasTwins: boolean): Field => ({
    ...named(of),
    ...kindOf(of, hasTwins),
  });

  function groupOf(schema: FieldSchema, hasTwins: boolean): GroupField {
    const members = Object.entries(schema.properties ?? {}).map(([key, of]): Member => {
      const isOwn = hasTwins && ownFields.has(key);
      const field: Field = isOwn
        ? { ...named(of), kind: 'own', of: read(of, false) }
        : read(of, hasTwins);
      return { key, field, isRequired: schema.required?.includes(key) ?? false };
    });
    return { ...named(schema), kind: 'group', members };
  }

  function unionOf(options: FieldSchema[], hasTwins: boolean): Field {
    const [first] = options;
    const by = Object.keys(first?.properties ?? {}).find((key) =>
      options.every(({ properties }) => properties?.[key]?.const !== undefined),
    );
    if (first === undefined || by === undefined) return { kind: 'unknown' };
    return {
      kind: 'union',
      by,
      options: options.map((option) => ({
        value: option.properties?.[by]?.const ?? '',
        group: groupOf(option, hasTwins),
      })),
    };
  }

  function objectOf(schema: FieldSchema, hasTwins: boolean): Field {
    const keys = Object.keys(schema.properties ?? {});
    if (keys.length > 0 && keys.every((key) => languages.includes(key))) {
      // The descriptions of its texts have the limits.
      return { ...named(Object.values(schema.properties ?? {})[0] ?? {}), kind: 'words' };
    }
    const { additionalProperties: others, propertyNames } = schema;
    if (keys.length === 0 && typeof others === 'object') {
      const names = propertyNames?.enum?.map(String);
      return { kind: 'record', of: read(others, hasTwins), ...(names && { keys: names }) };
    }
    return groupOf(schema, hasTwins);
  }

  function listOf(schema: FieldSchema, hasTwins: boolean): Field {
    const { additionalItems: more, items, maxItems, minItems } = schema;
    const tuple = Array.isArray(items) ? items : [];
    const of = Array.isArray(items) ? (typeof more === 'object' ? more : tuple[0]) : items;
    return {
      kind: 'list',
      of: of ? read(of, hasTwins) : { kind: 'unknown' },
      least: minItems ?? tuple.length,
      most: maxItems ?? Number.POSITIVE_INFINITY,
    };
  }

  function kindOf(of: FieldSchema, hasTwins: boolean): Field {
    if (of.const !== undefined) return { kind: 'constant', value: of.const };
    const choices = of.oneOf ?? of.anyOf;
    if (choices) return unionOf(choices, hasTwins);
    if (of.enum) return { kind: 'choice', options: of.enum };
    if (of.type === 'string' && !isKey(of)) return { kind: hasTwins ? 'words' : 'line' };
    switch (of.type) {
      case 'string':
        return keyOf(of);
      case 'integer':
      case 'number':
        return numberOf(of);
      case 'boolean':
        return { kind: 'switch' };
      case 'array':
        return listOf(of, hasTwins);
      case 'object':
        return objectOf(of, hasTwins);
      default:
        return { kind: 'unknown' };
    }
  }

  const field = read(fieldSchema.parse(schema), !(allLanguages in values));
  const hasMarkdown = Object.values(values).some((file) => isGroup(file) && 'markdown' in file);
  return hasMarkdown && field.kind === 'group'
    ? { ...field, members: [...field.members, markdown] }
    : field;
}

/** The option of a union that a value matches. */
export const groupFor = ({ by, options }: UnionField, value: unknown): GroupField | undefined =>
  options.find((option) => isGroup(value) && option.value === value[by])?.group;

/** Members of a group, or of the option of a union that a value matches. */
export function membersOf(field: Field, value: unknown): Member[] {
  const group = field.kind === 'union' ? groupFor(field, value) : field;
  return group?.kind === 'group' ? group.members : [];
}

/** The field at one key or index of a field's value. */
export function fieldAt(field: Field, value: unknown, key: string | number): Field {
  if (field.kind === 'list' || field.kind === 'record' || field.kind === 'own') return field.of;
  const member = membersOf(field, value).find((one) => one.key === key);
  return member?.field ?? { kind: 'unknown' };
}

/** Whether the form shows a field. A required constant leaves no choice. */
export const isShown = ({ field, isRequired }: Member): boolean =>
  field.kind !== 'unknown' && !(field.kind === 'constant' && isRequired);

/** The path of a field, or of what contains it if the form does not show it. */
export function shownPath(field: Field, value: unknown, path: FieldPath): FieldPath {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const member = membersOf(field, value).find((one) => one.key === key);
  if (member && !isShown(member)) return [];
  return [key, ...shownPath(fieldAt(field, value, key), valueAt(value, [key]), rest)];
}
