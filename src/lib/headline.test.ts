import { describe, expect, it } from 'vitest';
import { layOutHeadline } from './headline.ts';

const board = { x: 0, y: 0, width: 1000, height: 300 };

describe('layOutHeadline', () => {
  it('fills the board with the largest letters that fit', () => {
    const short = layOutHeadline('Made in Siwan', board);
    const long = layOutHeadline('Three rivers, one great mela: be seen in Saran', board);
    expect(short.fontSize).toBeGreaterThan(long.fontSize);
    expect(short.fontSize * short.lines.length * 0.92).toBeLessThanOrEqual(300);
  });

  it('loses no word and keeps their order', () => {
    const { lines } = layOutHeadline('Paint your name across Bihar', board);
    expect(lines.map(({ text }) => text).join(' ')).toBe('PAINT YOUR NAME ACROSS BIHAR');
  });

  it('leaves room for the marks of Devanagari above and below', () => {
    const { lines, fontSize } = layOutHeadline('आपका नाम पूरे बिहार में', { ...board, width: 400 });
    const [first = 0, second = 0] = lines.map(({ y }) => y);
    const leading = second - first;
    expect(leading).toBeGreaterThan(1.2 * fontSize);
    expect(leading * lines.length).toBeLessThanOrEqual(300);
  });
});
