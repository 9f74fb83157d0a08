import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shortNameAt, shortNames } from './short-class-names.ts';

it('counts in letters, without a word that a blocker of advertisements looks for', () => {
  const names = Array.from({ length: 2_000 }, (_, index) => shortNameAt(index));
  expect(names.slice(19, 23)).toEqual(['y', 'z', 'bb', 'bc']);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /[^a-z]|ad|banner|promo|sponsor/.test(name))).toEqual([]);
});

it('names each class of each file differently, and an animation, those of layouts first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'classes-'));
  mkdirSync(join(folder, 'layout'));
  const card = join(folder, 'Card.module.css');
  const price = join(folder, 'layout/Price.module.css');
  writeFileSync(card, '.title { color: red } .title .old { color: blue }');
  writeFileSync(price, '.title { animation: rise 1s } @keyframes rise { to { color: red } }');
  const names = shortNames([card, price]);
  rmSync(folder, { recursive: true });
  expect([...names.keys()]).toEqual([
    `${price} rise`,
    `${price} title`,
    `${card} old`,
    `${card} title`,
  ]);
  expect([...names.values()]).toEqual(['b', 'c', 'd', 'f']);
});
