import { expect, it } from 'vitest';
import { groupsOf } from './groups-of.ts';

it('groups an id of ours, and loses no letter', () => {
  const id = 'BAW-0123456789ABCDEFGHJK';
  expect(groupsOf(id)).toEqual(['BAW-0123', '4567', '89AB', 'CDEF', 'GHJK']);
  expect(groupsOf(id).join('')).toBe(id);
});

it.each(['', 'BAW-1', 'baw-0123456789abcdefghjk', '<b>', 'BAW-0123456789ABCDEFGHJK2'])(
  'leaves %j whole',
  (reference) => {
    expect(groupsOf(reference)).toEqual([reference]);
  },
);
