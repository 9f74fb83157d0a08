import type { BuiltPage } from './pages.ts';

/** A node of structured data, unchecked. */
export type JsonNode = Record<string, unknown>;

const isNode = (value: unknown): value is JsonNode => typeof value === 'object' && value !== null;

/** Every object in the structured data of a page, however deep. Throws where it does not parse. */
export function nodesOf({ root, path }: BuiltPage): JsonNode[] {
  return root.querySelectorAll('script[type="application/ld+json"]').flatMap(({ text }) => {
    try {
      return descend(JSON.parse(text));
    } catch (error) {
      throw new Error(`The structured data of ${path} does not parse`, { cause: error });
    }
  });
}

function descend(value: unknown): JsonNode[] {
  if (Array.isArray(value)) return value.flatMap(descend);
  return isNode(value) ? [value, ...Object.values(value).flatMap(descend)] : [];
}

/** The nodes of one type. */
export const ofType = (nodes: JsonNode[], type: string) =>
  nodes.filter((node) => [node['@type']].flat().includes(type));

/** The strings in the nodes, each under the name of its property. */
export const stringsOf = (nodes: JsonNode[]) =>
  nodes.flatMap((node) =>
    Object.entries(node).flatMap(([name, value]) =>
      [value].flat().flatMap((one) => (typeof one === 'string' ? [{ name, value: one }] : [])),
    ),
  );
