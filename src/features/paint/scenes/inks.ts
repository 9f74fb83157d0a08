import { type Time, times } from '../surfaces.ts';

/**
 * Each ink by day and by night. Day: the site's inks on paper, faded in the distance. Night: lamp-black
 * streets, and turmeric where a lamp shines.
 */
const palette = {
  sky: ['#f3dfb3', '#1b1511'],
  cloud: ['#f9eccb', '#251d17'],
  star: ['#f9eccb', '#8a7654'],
  far: ['#e6cd9c', '#33281f'],
  mid: ['#d8b882', '#3f3226'],
  brick: ['#c2705a', '#6d3a2e'],
  plaster: ['#e0cfa6', '#57482f'],
  plasterDeep: ['#cbb688', '#463924'],
  road: ['#b8a482', '#2a221b'],
  roadDeep: ['#9c8763', '#1b1511'],
  line: ['#1d1713', '#0d0a08'],
  /** For what is in front of the paper itself, which is black by night. */
  outline: ['#1d1713', '#b3a58a'],
  plate: ['#1d1713', '#1d1713'],
  body: ['#1d1713', '#3b3027'],
  /** Frames of boards with their poles and lamps; also in src/styles/tokens.css. */
  pole: ['#1d1713', '#8c7c66'],
  steel: ['#8c7c66', '#5b4e42'],
  sheet: ['#fff3dc', '#c9b893'],
  deep: ['#d9c49a', '#665443'],
  paint: ['#b0211a', '#8f1c16'],
  turmeric: ['#f3aa1c', '#f3aa1c'],
  inside: ['#5b4636', '#c98416'],
  glass: ['#eadbb6', '#d99a22'],
  lamp: ['#fff3dc', '#ffd98a'],
  leaf: ['#b79a5c', '#2b2419'],
  leafDeep: ['#9a8049', '#221c13'],
  lime: ['#f2e7ca', '#7a6849'],
  water: ['#5b4636', '#17120e'],
  dung: ['#7d6243', '#3b2f22'],
  tail: ['#e0483c', '#ff4b3a'],
};

/** The inks of a scene at one time of day. */
export type Inks = Record<keyof typeof palette, string> & { isNight: boolean };

/** Picks the inks for a time of day. */
export function inksAt(time: Time): Inks {
  const column = times.indexOf(time);
  const inks = Object.entries(palette).map(([name, byTime]) => [name, byTime[column]]);
  return { ...Object.fromEntries(inks), isNight: time === 'night' };
}
