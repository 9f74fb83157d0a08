import { expect, it } from 'vitest';
import { languagesIn } from '#contract/content/languages.ts';
import { fieldTitle } from '#contract/office/field-names.ts';
import { jsonSchemas } from './json-schemas.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nodesIn = (value: unknown): Node[] =>
  isNode(value) ? [value] : Array.isArray(value) ? value.filter(isNode) : [];

/** A schema and all schemas inside it. */
function withParts(node: Node): Node[] {
  const parts = Object.values(node).flatMap(nodesIn);
  return [node, ...parts.flatMap(withParts)];
}

const languages = languagesIn();
const schemas = jsonSchemas(languages);

/** Fields of all objects in a schema, except objects with a text in each language. */
const objectsIn = (schema: Node) =>
  withParts(schema).flatMap(({ properties }) =>
    isNode(properties) && !languages.every((language) => language in properties)
      ? [properties]
      : [],
  );

const titlesOf = (properties: Node) =>
  Object.entries(properties).map(([key, node]) => fieldTitle(isNode(node) ? node : {}, key));

/** Names with a capital letter inside. */
const brands = /WhatsApp|LinkedIn|PhonePe|JavaScript/g;

/** Keys, file names and other words that staff do not know. */
const technical = /^$|\p{Ll}\p{Lu}|_|\.ya?ml|\bh1\b|\bslug\b/u;

it.each(schemas)('of $kind are in words', ({ schema }) => {
  const titles = objectsIn(schema).flatMap(titlesOf);
  expect(titles).not.toEqual([]);
  expect(titles.filter((title) => technical.test(title.replace(brands, 'Brand')))).toEqual([]);
});

it.each(schemas)('of $kind differ within an object', ({ schema }) => {
  for (const titles of objectsIn(schema).map(titlesOf)) {
    expect(new Set(titles).size, titles.join(', ')).toBe(titles.length);
  }
});

it('name each kind of section and stage', () => {
  const unnamed = schemas
    .flatMap(({ schema }) => withParts(schema))
    .flatMap(({ oneOf }) => nodesIn(oneOf))
    .filter(({ title }) => typeof title !== 'string');
  expect(unnamed).toEqual([]);
});
