import { describe, expect, it } from 'vitest';
import { layOutHeadline } from './headline.ts';

describe('layOutHeadline', () => {
  it('fills the board with letters as large as they go', () => {
    const short = layOutHeadline('Made in Siwan', 1000, 300);
    const long = layOutHeadline('Three rivers, one great mela: be seen in Saran', 1000, 300);
    expect(short.fontSize).toBeGreaterThan(long.fontSize);
    expect(short.fontSize * short.lines.length * 0.92).toBeLessThanOrEqual(300);
  });

  it('loses no word and keeps their order', () => {
    const { lines } = layOutHeadline('Paint your name across Bihar', 900, 300);
    expect(lines.join(' ')).toBe('PAINT YOUR NAME ACROSS BIHAR');
  });

  it('leaves room for the marks of Devanagari above and below', () => {
    const { lines, leading, fontSize } = layOutHeadline('आपका नाम पूरे बिहार में', 1000, 300);
    expect(leading).toBeGreaterThan(1.2 * fontSize);
    expect(leading * lines.length).toBeLessThanOrEqual(300);
  });
});
