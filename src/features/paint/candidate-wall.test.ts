import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawCandidateWall } from './candidate-wall.ts';
import { times } from './surfaces.ts';

const stage = { subject: 'wall', post: 'for ward 4', caption: 'An example' } as const;
const draw = (words: string, time: (typeof times)[number]) =>
  drawCandidateWall({ ...stage, words }, time);

describe.each(times)('the wall of a candidate by %s', (time) => {
  it.each(['Your name', 'आपका नाम'])('has “%s” on it, and is a small picture', (words) => {
    const svg = draw(words, time);
    expect(svg).not.toMatch(/script|foreignObject|href|<text|<style|<image|\bon\w+=/i);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(6_000);
    expect(svg).not.toBe(draw('Another', time));
  });
});

it('is a different picture at night', () => {
  expect(draw('Your name', 'day')).not.toBe(draw('Your name', 'night'));
});
