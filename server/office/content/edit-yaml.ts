import { isDeepStrictEqual } from 'node:util';
import {
  type CST,
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { matchItems } from '#contract/office/match-items.ts';
import { isGroup } from '#contract/office/values.ts';
import { fieldSchema, type JsonSchema, schemaOf } from './json-schema.ts';
import { fileText, flowText, itemText, longestLine, pairText, valueText } from './yaml-text.ts';

// `yaml` cannot write most of our files back unchanged: comments, folding and padding differ. So it only parses, and
// edits are spliced into the text at the offsets that it finds.

/** A replacement for part of the text. */
interface Splice {
  from: number;
  to: number;
  text: string;
}

interface Source {
  text: string;
  parsed: Document;
}

/** The place of a value, after a colon or dash. */
interface Slot {
  /** Offset after the colon or dash. */
  after: number;
  /** Column of the key or dash. */
  column: number;
  isInFlow: boolean;
  schema: JsonSchema;
}

/** A pair of a map, or an item of a list. */
interface Block {
  /** Offset of the key or dash. */
  from: number;
  /** Offset of the end of its last line. */
  to: number;
  /** Blank lines and comments above it. */
  lead: string;
}

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;
const columnOf = (text: string, at: number): number => at - lineStart(text, at);

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** End of a value, without the blank lines below it. */
function endOf({ text }: Source, node: Node | null, after: number): number {
  if (!node?.range) return after;
  const [from, to] = node.range;
  return Math.max(after, from + text.slice(from, to).replace(/\n[ \t\n]*$/, '').length);
}

const nodeOf = (value: unknown): Node | null => (isNode(value) ? value : null);
const readNode = ({ parsed }: Source, node: Node | null): unknown =>
  node === null ? null : node.toJS(parsed);

/** Applies splices to the part of the text between two offsets. */
function spliced(text: string, splices: Splice[], from = 0, to = text.length): string {
  let at = from;
  const parts = splices
    .toSorted((one, other) => one.from - other.from)
    .map((splice) => {
      const part = text.slice(at, splice.from) + splice.text;
      at = splice.to;
      return part;
    });
  return parts.join('') + text.slice(at, to);
}

/** Text of a value after a colon or dash. A flow collection stays one if it fits on the line. */
function writtenFor(node: Node | null, value: unknown, { column }: Slot, room: number): string {
  const isFlow = (isMap(node) || isSeq(node)) && node.flow === true;
  const flow = isFlow && typeof value === 'object' ? ` ${flowText(value)}` : undefined;
  if (flow && room + flow.length <= longestLine) return flow;
  return valueText(value, column, room, isScalar(node) ? node.type : undefined);
}

const isBlockScalar = (node: Node | null): boolean =>
  isScalar(node) && (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL');

/** Replaces a value. A comment on the line of a scalar stays. */
function replaceValue(source: Source, node: Node | null, value: unknown, slot: Slot): Splice[] {
  const { text } = source;
  const { after } = slot;
  const to = endOf(source, node, after);
  if (slot.isInFlow) return [{ from: after, to, text: ` ${flowText(value)}` }];
  const written = writtenFor(node, value, slot, columnOf(text, after));
  const first = written.split('\n', 1).join();
  const below = written.slice(first.length);
  if (isBlockScalar(node)) {
    const [comment = ''] = /\s+#.*$/.exec(text.slice(after, lineEnd(text, after))) ?? [];
    return [{ from: after, to, text: first + comment + below }];
  }
  const end = lineEnd(text, to);
  const isBlock = (isMap(node) || isSeq(node)) && node.flow !== true;
  if (isBlock) return [{ from: after, to: end, text: written }];
  return [
    { from: after, to, text: first },
    { from: end, to: end, text: below },
  ];
}

/** Blocks of a map or list, from the start and end of each entry. */
function blocksOf(text: string, places: { from: number; to: number }[]): Block[] {
  return places.map(({ from, to }, index) => {
    const above = places[index - 1];
    const begins = above ? lineEnd(text, above.to) + 1 : from;
    return { from, to: lineEnd(text, to), lead: text.slice(begins, lineStart(text, from)) };
  });
}

/** Replaces all blocks of a map or list. New blocks have no `lead`; they are spaced as the others are. */
function rebuild(
  text: string,
  blocks: Block[],
  written: { lead: string | undefined; body: string }[],
): Splice[] {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return [];
  const pad = ' '.repeat(columnOf(text, first.from));
  const others = blocks.slice(1);
  const isSpaced = others.length > 0 && others.every(({ lead }) => /^[ \t]*\n/.test(lead));
  const parts = written.map(({ lead = isSpaced ? '\n' : '', body }, index) => {
    if (index > 0) return lead + pad + body;
    const comments = lead.replace(/^(?:[ \t]*\n)+/, '');
    return comments ? comments.trimStart() + pad + body : body;
  });
  return [{ from: first.from, to: last.to, text: parts.join('\n') }];
}

/** Keys with the added ones in their place: after those that precede them in the schema, or last if unknown. */
function orderedKeys(kept: string[], added: string[], schema: JsonSchema): string[] {
  const order = Object.keys(schema.properties ?? {});
  const keys = [...kept];
  for (const key of added) {
    const place = order.indexOf(key);
    const isAbove = (other: string) => order.slice(0, place).includes(other);
    const above = place < 0 ? -1 : keys.findLastIndex(isAbove);
    const below = place < 0 ? -1 : keys.findIndex((other) => order.indexOf(other) > place);
    const at = above >= 0 ? above + 1 : below;
    keys.splice(at < 0 ? keys.length : at, 0, key);
  }
  return keys;
}

interface Entry {
  key: string;
  node: Node | null;
  from: number;
  slot: Slot;
}

function entriesOf({ text }: Source, map: YAMLMap, value: object, schema: JsonSchema): Entry[] {
  return (map.items as Pair[]).map(({ key, value: of }) => {
    if (!isScalar(key) || !key.range) throw new Error('a key in the file is not a plain scalar');
    const [from, to] = key.range;
    const name = String(key.value);
    const slot = {
      after: text.indexOf(':', to) + 1,
      column: columnOf(text, from),
      isInFlow: map.flow === true,
      schema: fieldSchema(schema, value, name) ?? {},
    };
    return { key: name, node: nodeOf(of), from, slot };
  });
}

function editMap(
  source: Source,
  map: YAMLMap,
  value: Record<string, unknown>,
  slot: Slot,
): Splice[] {
  const isFlow = map.flow === true;
  const schema = schemaOf(slot.schema, value);
  const entries = entriesOf(source, map, value, slot.schema);
  const kept = entries.filter(({ key }) => Object.hasOwn(value, key));
  const had = new Set(entries.map(({ key }) => key));
  const added = Object.keys(value).filter((key) => !had.has(key));
  const edit = ({ key, node, slot: place }: Entry) => editNode(source, node, value[key], place);
  if (kept.length === entries.length && added.length === 0) return entries.flatMap(edit);
  if (isFlow || kept.length === 0) return replaceValue(source, map, value, slot);
  const { text } = source;
  const blocks = blocksOf(
    text,
    entries.map(({ node, from, slot: { after } }) => ({ from, to: endOf(source, node, after) })),
  );
  const column = columnOf(text, blocks[0]?.from ?? 0);
  const keys = orderedKeys(
    kept.map(({ key }) => key),
    added,
    schema,
  );
  const written = keys.map((key) => {
    const index = entries.findIndex((entry) => entry.key === key);
    const [entry, block] = [entries[index], blocks[index]];
    if (!entry || !block) return { lead: undefined, body: pairText(key, value[key], column) };
    const lead = index === 0 ? undefined : block.lead;
    return { lead, body: spliced(text, edit(entry), block.from, block.to) };
  });
  return rebuild(text, blocks, written);
}

/** Offsets of the dashes of a block sequence. */
const dashesOf = ({ srcToken }: YAMLSeq): number[] =>
  (srcToken as CST.BlockSequence).items.flatMap(
    ({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [],
  );

function editSeq(source: Source, seq: YAMLSeq, value: unknown[], slot: Slot): Splice[] {
  const { text } = source;
  const nodes = seq.items.map(nodeOf);
  const before = nodes.map((node) => readNode(source, node));
  const matches = matchItems(before, value);
  const isInPlace =
    matches.length === nodes.length && matches.every((from, index) => from === index);
  const isFlow = seq.flow === true;
  if (isFlow && !isInPlace) return replaceValue(source, seq, value, slot);
  const dashes = isFlow ? [] : dashesOf(seq);
  const edit = (index: number, item: unknown): Splice[] => {
    const [node = null, dash] = [nodes[index], dashes[index]];
    const place = {
      after: dash === undefined ? (node?.range?.[0] ?? 0) : dash + 1,
      column: columnOf(text, dash ?? 0),
      isInFlow: isFlow,
      schema: fieldSchema(slot.schema, value, index) ?? {},
    };
    return editNode(source, node, item, place);
  };
  if (isInPlace) return value.flatMap((item, index) => edit(index, item));
  const blocks = blocksOf(
    text,
    dashes.map((from, index) => ({ from, to: endOf(source, nodes[index] ?? null, from + 1) })),
  );
  const column = columnOf(text, dashes[0] ?? 0);
  const written = value.map((item, index) => {
    const from = matches[index] ?? null;
    const copied = from ?? before.findIndex((old) => isDeepStrictEqual(old, item));
    const block = blocks[copied];
    if (!block) return { lead: undefined, body: itemText(item, column) };
    const lead = from === null || copied === 0 ? undefined : block.lead;
    return { lead, body: spliced(text, edit(copied, item), block.from, block.to) };
  });
  return rebuild(text, blocks, written);
}

function editNode(source: Source, node: Node | null, value: unknown, slot: Slot): Splice[] {
  if (isDeepStrictEqual(readNode(source, node), value)) return [];
  if (isMap(node) && isGroup(value) && node.items.length > 0) {
    return editMap(source, node, value, slot);
  }
  if (isSeq(node) && Array.isArray(value) && node.items.length > 0 && value.length > 0) {
    return editSeq(source, node, value, slot);
  }
  return slot.isInFlow && isScalar(node) && node.range
    ? [{ from: node.range[0], to: node.range[1], text: flowText(value) }]
    : replaceValue(source, node, value, slot);
}

function edited(text: string, value: unknown, schema: JsonSchema): string {
  const parsed = parseDocument(text, { keepSourceTokens: true });
  const source = { text, parsed };
  const node = nodeOf(parsed.contents);
  const isGroupStill = isMap(node) && isGroup(value) && node.items.length > 0;
  const isListStill = isSeq(node) && Array.isArray(value) && value.length > 0;
  if (!isGroupStill && !isListStill) {
    return isDeepStrictEqual(readNode(source, node), value) ? text : fileText(value);
  }
  const slot = { after: 0, column: -2, isInFlow: false, schema };
  return spliced(text, editNode(source, node, value, slot));
}

/**
 * Writes a value into a YAML file, changing only the lines of changed fields: comments, order, quoting and folding of
 * the rest are kept. New keys take their place from the schema. Rewrites the whole file if parsing the edited one would
 * give another value, and throws if YAML cannot hold the value.
 */
export function editYaml(text: string, value: unknown, schema: JsonSchema = {}): string {
  const lines = text.replaceAll('\r\n', '\n');
  const isReadBack = (yaml: string) => {
    const read = parseDocument(yaml);
    return read.errors.length === 0 && isDeepStrictEqual(read.toJS(), value);
  };
  let result = edited(lines, value, schema);
  if (result === lines) return text;
  if (!isReadBack(result)) result = fileText(value);
  if (!isReadBack(result)) throw new Error('the file does not contain the saved value');
  return lines === text ? result : result.replaceAll('\n', '\r\n');
}
