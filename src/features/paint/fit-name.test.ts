import { describe, expect, it } from 'vitest';
import { fitName, type Ink } from './fit-name.ts';

const box = { x: 100, y: 50, width: 800, height: 400 };

/** Letters half an em wide, with a little ink left of the origin and below the baseline. */
const inkOf = (line: string): Ink => ({
  left: 0.05,
  right: 0.5 * line.length,
  up: 0.7,
  down: 0.1,
});

/** Bounds of the ink and its shade. */
function painted(name: string) {
  const { size, depth, lines } = fitName(name, box, inkOf) ?? { size: 0, depth: 0, lines: [] };
  const inks = lines.map(({ text, x, y }) => {
    const { left, right, up, down } = inkOf(text);
    const [low, high] = [y + down * size + depth, y - up * size];
    return { left: x - left * size, right: x + right * size + depth, top: high, bottom: low };
  });
  return { size, lines: lines.map(({ text }) => text), inks };
}

describe('a name on a board', () => {
  it.each([
    ['A', 1],
    ['SUDHA SWEETS', 2],
    ['MAA DURGA MOBILE AND COMPUTER REPAIRING', 3],
    ['W'.repeat(40), 3],
    ['A B C D E F G H I J K L M N O P Q R S T', 3],
  ])('%s stays inside the box, in %i lines, one below the other', (name, count) => {
    const { lines, inks } = painted(name);
    expect(lines).toHaveLength(count);
    for (const [at, { left, right, top, bottom }] of inks.entries()) {
      expect(left).toBeGreaterThanOrEqual(box.x);
      expect(right).toBeLessThanOrEqual(box.x + box.width);
      expect(top).toBeGreaterThanOrEqual(inks[at - 1]?.bottom ?? box.y);
      expect(bottom).toBeLessThanOrEqual(box.y + box.height);
      expect(left - box.x).toBeCloseTo(box.x + box.width - right);
    }
    expect((inks[0]?.top ?? 0) - box.y).toBeCloseTo(
      box.y + box.height - (inks.at(-1)?.bottom ?? 0),
    );
  });

  it('fills the box in one direction', () => {
    const [{ top = 0, bottom = 0 } = {}] = painted('A').inks;
    expect(bottom - top).toBeCloseTo(0.98 * box.height);
    const [{ left = 0, right = 0 } = {}] = painted('ABCDEFGHIJKLMNO').inks;
    expect(right - left).toBeCloseTo(0.98 * box.width);
  });

  it('is undefined for a name without ink', () => {
    const blank = () => ({ left: 0, right: 0, up: 0, down: 0 });
    expect(fitName('\u2800', box, blank)).toBeUndefined();
  });
});
