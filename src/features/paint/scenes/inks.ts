import type { Time } from '../surfaces.ts';

/** Day: the site's inks on paper, and faded shades of them for what is far. */
const day = {
  isNight: false as boolean,
  sky: '#f3dfb3',
  cloud: '#f9eccb',
  star: '#f9eccb',
  far: '#e6cd9c',
  mid: '#d8b882',
  brick: '#c2705a',
  plaster: '#e0cfa6',
  plasterDeep: '#cbb688',
  road: '#b8a482',
  roadDeep: '#9c8763',
  line: '#1d1713',
  plate: '#1d1713',
  body: '#1d1713',
  steel: '#8c7c66',
  sheet: '#fff3dc',
  deep: '#d9c49a',
  paint: '#b0211a',
  turmeric: '#f3aa1c',
  inside: '#5b4636',
  glass: '#eadbb6',
  lamp: '#fff3dc',
  leaf: '#b79a5c',
  leafDeep: '#9a8049',
  lime: '#f2e7ca',
  water: '#5b4636',
  dung: '#7d6243',
  tail: '#e0483c',
};

/** The colours of a scene at one time of the day. */
export type Inks = typeof day;

/** Night: streets of lamp-black, what is lit in turmeric. */
const night: Inks = {
  isNight: true,
  sky: '#1b1511',
  cloud: '#251d17',
  star: '#8a7654',
  far: '#2b221a',
  mid: '#372b21',
  brick: '#5c2f25',
  plaster: '#57482f',
  plasterDeep: '#463924',
  road: '#2a221b',
  roadDeep: '#1b1511',
  line: '#0d0a08',
  plate: '#1d1713',
  body: '#3b3027',
  steel: '#5b4e42',
  sheet: '#c9b893',
  deep: '#7d6a4b',
  paint: '#8f1c16',
  turmeric: '#f3aa1c',
  inside: '#c98416',
  glass: '#d99a22',
  lamp: '#ffd98a',
  leaf: '#2b2419',
  leafDeep: '#221c13',
  lime: '#7a6849',
  water: '#17120e',
  dung: '#3b2f22',
  tail: '#ff4b3a',
};

/** The inks of a scene by day and by night. */
export const inks: Record<Time, Inks> = { day, night };
