import { openFace } from '#src/display-font/shape.ts';

type Tables = Map<string, Buffer>;

function tablesOf(face: Buffer): Tables {
  const entries = Array.from({ length: face.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const start = face.readUInt32BE(at + 8);
    const bytes = Buffer.from(face.subarray(start, start + face.readUInt32BE(at + 12)));
    return [face.toString('latin1', at, at + 4), bytes] as const;
  });
  return new Map(entries);
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The face has no table "${tag}"`);
  return found;
}

/** Numbers of the given count of bytes, one after the other. */
function numbers(width: 2 | 4, ...values: number[]): Buffer {
  const bytes = Buffer.alloc(width * values.length);
  for (const [index, value] of values.entries()) bytes.writeUIntBE(value, width * index, width);
  return bytes;
}

/** Advance and left side bearing of each glyph. The last glyphs may share an advance, written once. */
function metricsOf(tables: Tables): Buffer[] {
  const hmtx = table(tables, 'hmtx');
  const pairs = table(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, glyph) => {
    if (glyph < pairs) return hmtx.subarray(4 * glyph, 4 * glyph + 4);
    const bearing = 4 * pairs + 2 * (glyph - pairs);
    return numbers(2, hmtx.readUInt16BE(4 * pairs - 4), hmtx.readUInt16BE(bearing));
  });
}

/** A table "cmap" of format 12, with a group for each character. */
function toCmap(glyphs: [code: number, glyph: number][]): Buffer {
  const groups = glyphs.sort(([a], [b]) => a - b).map(([code, glyph]) => [code, code, glyph]);
  return Buffer.concat([
    numbers(2, 0, 1, 3, 10),
    numbers(4, 12),
    numbers(2, 12, 0),
    numbers(4, 16 + 12 * groups.length, 0, groups.length, ...groups.flat()),
  ]);
}

/** A face of these tables, without checksums. */
function toFace(tables: Tables): Buffer {
  const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  let start = 12 + 16 * tables.size;
  const entries = [...tables].map(([tag, bytes]) => {
    const entry = Buffer.concat([Buffer.from(tag), numbers(4, 0, start, bytes.length)]);
    start += padded(bytes).length;
    return entry;
  });
  const head = Buffer.concat([numbers(4, 0x10000), numbers(2, tables.size, 0, 0, 0)]);
  return Buffer.concat([head, ...entries, ...[...tables.values()].map(padded)]);
}

/** The outline of a glyph in a small face, which counts in words of two bytes. */
function outlineOf(tables: Tables, glyph: number): Buffer {
  const loca = table(tables, 'loca');
  const [start, end] = [glyph, glyph + 1].map((at) => 2 * loca.readUInt16BE(2 * at));
  return table(tables, 'glyf').subarray(start, end);
}

/**
 * Adds to a face a letter of another. Both are small static TrueType faces of one design, as
 * subset.ts cuts them. The result is not tidy: cut it once more. Throws an Error where the other face
 * does not draw the letter.
 */
export function addLetter(face: Buffer, other: Buffer, letter: string): Buffer {
  const code = letter.codePointAt(0) ?? 0;
  const [tables, source] = [tablesOf(face), tablesOf(other)];
  const glyph = openFace(other).nominalGlyph(code);
  if (!glyph) throw new Error(`The other face has no "${letter}"`);
  const font = openFace(face);
  const known = [...font.face.collectUnicodes()].map((character): [number, number] => [
    character,
    font.nominalGlyph(character) ?? 0,
  ]);
  const metrics = [...metricsOf(tables), metricsOf(source)[glyph] ?? numbers(4, 0)];
  const glyf = Buffer.concat([table(tables, 'glyf'), outlineOf(source, glyph)]);
  const [maxp, limits] = [table(tables, 'maxp'), table(source, 'maxp')];
  for (let at = 6; at < maxp.length; at += 2) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), limits.readUInt16BE(at)), at);
  }
  maxp.writeUInt16BE(metrics.length, 4);
  table(tables, 'hhea').writeUInt16BE(metrics.length, 34);
  tables.set('hmtx', Buffer.concat(metrics));
  tables.set('glyf', glyf);
  tables.set('loca', Buffer.concat([table(tables, 'loca'), numbers(2, glyf.length / 2)]));
  tables.set('cmap', toCmap([...known, [code, metrics.length - 1]]));
  return toFace(tables);
}
