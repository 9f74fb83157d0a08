import { describe, expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { abbreviations } from './abbreviations.ts';
import { onMap } from './on-map.ts';

const sheohar = { slug: 'sheohar', name: 'Sheohar' };
const sheikhpura = { slug: 'sheikhpura', name: 'Sheikhpura' };

describe('abbreviations', () => {
  it('are the first letters, unless the file says otherwise', () => {
    const west = { slug: 'west-champaran', name: 'West Champaran' };
    const short = abbreviations([sheohar, { ...sheikhpura, short: 'Skp' }, west]);
    expect(Object.fromEntries(short)).toEqual({
      sheohar: 'She',
      sheikhpura: 'Skp',
      'west-champaran': 'WC',
    });
  });

  it('refuse two districts of the same letters, and name both', () => {
    expect(() => abbreviations([sheohar, sheikhpura])).toThrow(/sheohar and sheikhpura.*"She"/);
  });

  it('are there for every district of the map', () => {
    expect(abbreviations(onMap(readSite().districts)).size).toBe(38);
  });
});
