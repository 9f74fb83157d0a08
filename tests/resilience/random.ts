/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** An integer from 0 to `limit - 1`. */
  below: (limit: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** FNV-1a: seeds that differ in one letter begin far apart. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 16_777_619);
  return value;
}

/** A generator of its own for each seed (Mulberry32). */
export function seededRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)] ?? items[0],
  };
}
