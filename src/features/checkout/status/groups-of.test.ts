import { expect, it } from 'vitest';
import { groupsOf } from './groups-of.ts';

it('groups an id of ours, and loses no letter', () => {
  const id = 'BAW-0123456789ABCDEFGHJK';
  expect(groupsOf(id)).toEqual(['BAW-0123', '4567', '89AB', 'CDEF', 'GHJK']);
  expect(groupsOf(id).join('')).toBe(id);
});
