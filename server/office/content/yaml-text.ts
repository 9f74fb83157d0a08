import { parse, Scalar, stringify } from 'yaml';
import { isGroup } from '#contract/office/values.ts';

// The style of the content: two spaces per level, lines of at most 100 columns, longer texts folded, quotes only where
// YAML needs them.

/** Longest line, in columns. */
export const longestLine = 100;
const inline = {
  lineWidth: 0,
  blockQuote: false,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  compat: 'yaml-1.1',
} as const;

/** How a scalar was written, as `yaml` names it. */
type Style = Scalar.Type | undefined;

/** A scalar node. Only double quotes can hold line breaks on one line. */
function scalarOf(value: unknown, style?: Style): Scalar {
  const scalar = new Scalar(value);
  if (typeof value !== 'string') return scalar;
  if (value.includes('\n')) scalar.type = 'QUOTE_DOUBLE';
  else if (style === 'QUOTE_DOUBLE' || style === 'QUOTE_SINGLE') scalar.type = style;
  return scalar;
}

/** A scalar on one line. */
function scalarText(value: unknown, style?: Style): string {
  return stringify({ k: scalarOf(value, style) }, inline).slice('k: '.length, -1);
}

const keyText = (key: string): string => stringify({ [key]: 0 }, inline).slice(0, -': 0\n'.length);

/** A value as a flow collection or scalar, on one line. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (isGroup(value)) {
    const fields = Object.entries(value).map(([key, of]) => `${flowScalar(key)}: ${flowText(of)}`);
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
  }
  return flowScalar(value);
}

const flowScalar = (value: unknown): string =>
  stringify([scalarOf(value)], {
    ...inline,
    collectionStyle: 'flow',
    flowCollectionPadding: false,
  }).slice(1, -2);

/** Lines of at most `width` columns, broken at single spaces. */
function fold(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** A block scalar: its indicator (> or |) and the indented lines. */
function blockText(text: string, pad: string, isFolded: boolean): string {
  const [body, end] = text.endsWith('\n') ? [text.slice(0, -1), ''] : [text, '-'];
  const lines = body
    .split('\n')
    .flatMap((line, index) =>
      isFolded
        ? [...(index > 0 ? [''] : []), ...(line ? fold(line, longestLine - pad.length) : [])]
        : [line],
    );
  const sign = `${isFolded ? '>' : '|'}${end}`;
  return [sign, ...lines.map((line) => (line === '' ? '' : pad + line))].join('\n');
}

const isReadAs = (yaml: string, value: string, pad: string): boolean => {
  try {
    return parse(`${pad.slice(2)}k: ${yaml}\n`).k === value;
  } catch {
    return false;
  }
};

/**
 * A string: on one line if it fits after `room` columns, otherwise folded, or literal if it has line breaks. Keeps the
 * style that it had if possible. `pad` indents its lines.
 */
function stringText(value: string, pad: string, room: number, style: Style): string {
  const line = scalarText(value, style);
  const hasBreaks = value.includes('\n');
  if (!hasBreaks && room + line.length <= longestLine) return line;
  const fits = value.split('\n').every((one) => pad.length + one.length <= longestLine);
  const isFolded = !hasBreaks || style === 'BLOCK_FOLDED' || !(fits || style === 'BLOCK_LITERAL');
  const block = blockText(value, pad, isFolded);
  return isReadAs(block, value, pad) ? block : line;
}

const spaces = (count: number) => ' '.repeat(count);

/**
 * What follows a key with its colon, or a dash, in `column`: a space and the value, or indented lines. `room` is the
 * column after the colon or dash.
 */
export function valueText(value: unknown, column: number, room: number, style?: Style): string {
  const inner = column + 2;
  if (Array.isArray(value)) {
    return value.length === 0
      ? ' []'
      : value.map((item) => `\n${spaces(inner)}${itemText(item, inner)}`).join('');
  }
  if (isGroup(value)) {
    return Object.keys(value).length === 0 ? ' {}' : `\n${spaces(inner)}${mapText(value, inner)}`;
  }
  if (typeof value !== 'string') return ` ${scalarText(value)}`;
  return ` ${stringText(value, spaces(inner), room + 1, style)}`;
}

/** A list item, with its dash in `column`. */
export function itemText(item: unknown, column: number): string {
  return isGroup(item) && Object.keys(item).length > 0
    ? `- ${mapText(item, column + 2)}`
    : `-${valueText(item, column, column + 1)}`;
}

/** A pair, with its key in `column`. */
export function pairText(key: string, value: unknown, column: number): string {
  const text = `${keyText(key)}:`;
  return text + valueText(value, column, column + text.length);
}

/** The pairs of a map in `column`; the first line is not indented. */
const mapText = (value: Record<string, unknown>, column: number): string =>
  Object.entries(value)
    .map(([key, of]) => pairText(key, of, column))
    .join(`\n${spaces(column)}`);

/** A whole file. */
export const fileText = (value: unknown): string =>
  isGroup(value) && Object.keys(value).length > 0
    ? `${mapText(value, 0)}\n`
    : `${valueText(value, -2, 0).trimStart()}\n`;
