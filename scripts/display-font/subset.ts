import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What is used of HarfBuzz's subsetter: harfbuzzjs has it as WebAssembly only, without JavaScript. */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  malloc: (length: number) => number;
  hb_blob_create: (data: number, length: number, mode: number, user: 0, destroy: 0) => number;
  hb_blob_get_data: (blob: number, length: 0) => number;
  hb_blob_get_length: (blob: number) => number;
  hb_face_create: (blob: number, index: number) => number;
  hb_face_reference_blob: (face: number) => number;
  hb_set_add: (set: number, value: number) => void;
  hb_set_clear: (set: number) => void;
  hb_set_invert: (set: number) => void;
  hb_subset_input_create_or_fail: () => number;
  hb_subset_input_unicode_set: (input: number) => number;
  hb_subset_input_glyph_set: (input: number) => number;
  hb_subset_input_set: (input: number, kind: number) => number;
  hb_subset_input_set_flags: (input: number, flags: number) => void;
  hb_subset_input_pin_axis_location: (i: number, face: number, tag: number, at: number) => number;
  hb_subset_or_fail: (face: number, input: number) => number;
}

/** Values of hb.h and hb-subset.h. */
const writable = 2;
const layoutFeatures = 6;
const noLayoutClosure = 0x200;

const tagOf = (name: string) => Buffer.from(name, 'latin1').readUInt32BE();

const program = new WebAssembly.Module(
  readFileSync(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))),
);

/** What is left of a face. */
export interface Cut {
  /** The characters that text may hold. */
  characters: string;
  /**
   * The glyphs beside those of the characters alone, and the features that lead to them. Without it,
   * all glyphs stay that any feature makes of the characters: in Devanagari, every possible conjunct.
   */
  traced?: { glyphs: Iterable<number>; features: string[] };
}

function addToInput(hb: Subsetter, input: number, { characters, traced }: Cut): void {
  const unicodes = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(unicodes, character.codePointAt(0) ?? 0);
  const features = hb.hb_subset_input_set(input, layoutFeatures);
  hb.hb_set_clear(features);
  if (!traced) {
    hb.hb_set_invert(features);
    return;
  }
  for (const feature of traced.features) hb.hb_set_add(features, tagOf(feature));
  const glyphs = hb.hb_subset_input_glyph_set(input);
  for (const glyph of traced.glyphs) hb.hb_set_add(glyphs, glyph);
  hb.hb_subset_input_set_flags(input, noLayoutClosure);
}

/**
 * Cuts a TrueType face, and pins its axes, if it has some, to one place each. Throws an Error where
 * the face cannot be cut so.
 */
export function subset(source: Buffer, cut: Cut, axes: Record<string, number> = {}): Buffer {
  // An instance of its own: its memory goes with it, so that nothing has to be freed.
  const hb = new WebAssembly.Instance(program).exports as unknown as Subsetter;
  hb._initialize();
  const data = hb.malloc(source.length);
  new Uint8Array(hb.memory.buffer).set(source, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, source.length, writable, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  addToInput(hb, input, cut);
  for (const [axis, place] of Object.entries(axes)) {
    if (hb.hb_subset_input_pin_axis_location(input, face, tagOf(axis), place)) continue;
    throw new Error(`The face has no axis "${axis}"`);
  }
  const result = hb.hb_subset_or_fail(face, input);
  if (!result) throw new Error('HarfBuzz cannot cut this face');
  const blob = hb.hb_face_reference_blob(result);
  const start = hb.hb_blob_get_data(blob, 0);
  return Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(blob)));
}
