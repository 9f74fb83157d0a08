import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const item = (name: string, price: number) => ({ name, price });
const before = {
  title: 'Old',
  lead: 'Old lead',
  items: [item('A', 1), item('B', 2), item('C', 3)],
};
const [a, b, c] = before.items as [object, object, object];

describe('a merge by field', () => {
  it.each([
    ['one side alone', {}, { title: 'New' }, { title: 'New' }],
    ['the same on both sides', { title: 'New' }, { title: 'New' }, { title: 'New' }],
    ['different fields', { lead: 'New' }, { title: 'New' }, { lead: 'New', title: 'New' }],
    [
      'different items',
      { items: [item('A', 9), b, c] },
      { items: [a, b, item('C', 9)] },
      { items: [item('A', 9), b, item('C', 9)] },
    ],
    [
      'an item that they have moved',
      { items: [c, a, b] },
      { items: [item('A', 9), b, c] },
      { items: [c, item('A', 9), b] },
    ],
    [
      'a list that one side has added to',
      { items: [a, item('B', 9), c] },
      { items: [item('New', 0), a, b, c] },
      { items: [item('New', 0), a, item('B', 9), c] },
    ],
    ['a new field', { more: 1 }, { title: 'New' }, { more: 1, title: 'New' }],
  ])('takes %s', (_, theirs, mine, expected) => {
    const merged = mergeFields(before, { ...before, ...theirs }, { ...before, ...mine });
    expect(merged).toEqual({ value: { ...before, ...expected }, conflicts: [] });
  });

  it.each([
    ['a field', { title: 'Theirs' }, { title: 'Mine' }, ['title']],
    [
      'a field of an item',
      { items: [item('A', 8), b, c] },
      { items: [item('A', 9), b, c] },
      ['items', 0, 'price'],
    ],
    ['the order of a list', { items: [b, a, c] }, { items: [c, a, b] }, ['items']],
    ['the length of a list', { items: [a, b] }, { items: [a, b, c, a] }, ['items']],
    [
      'an item that the other side has removed',
      { items: [a, c] },
      { items: [a, item('B', 9), c] },
      ['items'],
    ],
    ['a field that the other side has removed', { title: undefined }, { title: 'Mine' }, ['title']],
  ])('finds a conflict about %s, and keeps mine', (_, theirs, mine, path) => {
    const merged = mergeFields(before, { ...before, ...theirs }, { ...before, ...mine });
    expect(merged).toMatchObject({ value: { ...before, ...mine }, conflicts: [{ path }] });
  });

  it('has both values of a field in conflict, wherever its item has moved', () => {
    const theirs = { ...before, items: [item('New', 0), item('A', 8), b, c] };
    const mine = { ...before, items: [item('A', 9), b, c] };
    expect(mergeFields(before, theirs, mine).conflicts).toEqual([
      { path: ['items', 0, 'price'], mergedPath: ['items', 1, 'price'], theirs: 8, mine: 9 },
    ]);
  });

  it('removes a field that one side has removed', () => {
    const { title, ...rest } = before;
    expect(mergeFields(before, rest, { ...before, lead: 'New' }).value).toEqual({
      ...rest,
      lead: 'New',
    });
  });

  it('returns the other side if one side has changed nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (old, changed) => {
        expect(mergeFields(old, old, changed)).toEqual({ value: changed, conflicts: [] });
        expect(mergeFields(old, changed, old)).toEqual({ value: changed, conflicts: [] });
        expect(mergeFields(old, changed, changed)).toEqual({ value: changed, conflicts: [] });
      }),
    );
  });
});
