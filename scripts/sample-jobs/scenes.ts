/** A place to paint on, in px of a picture of 1280 × 960. */
interface Board {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a sample picture shows: a word on a board, with a street around it. */
export interface Scene {
  word: string;
  board: Board;
  paint: string;
  letters: string;
  shade: string;
  /** SVG that stands behind the board, and in front of it. */
  behind: string;
  before: string;
}

/** The inks of the drawings, by day (src/styles/tokens.css and the heroes' drawings). */
const ink = '#1d1713';
const cream = '#fff3dc';
const sindoor = '#b0211a';
const turmeric = '#f3aa1c';
const plaster = '#d9c49a';
const deep = { sindoor: '#5e0f0b', turmeric: '#b97a08', cream: '#d9c49a' };
const outline = `stroke="${ink}" stroke-width="12"`;

const poles = (from: number, to: number) =>
  [from, to].map((x) => `<path d="M${x} 560h34v270h-34z" fill="${ink}"/>`).join('');

const lamps = (y: number, places: number[]) =>
  places
    .map(
      (x) =>
        `<path d="M${x} ${y}v-64h66v18" fill="none" stroke="${ink}" stroke-width="9"/><path d="M${x + 44} ${y - 46}h44l26 36h-96z" fill="${turmeric}"/>`,
    )
    .join('');

const bricks = Array.from({ length: 13 }, (_, row) =>
  Array.from({ length: 11 }, (_, column) => {
    const x = 20 + column * 120 - (row % 2) * 60;
    return `<path d="M${x} ${176 + row * 48}h112v40h-112z"/>`;
  }).join(''),
).join('');

const flags = Array.from({ length: 16 }, (_, index) => {
  const x = 20 + index * 80;
  const y = 150 + Math.abs(index - 7.5) * 9;
  const fill = [sindoor, turmeric, ink][index % 3];
  return `<path d="M${x} ${y}h56l-28 62z" fill="${fill}"/>`;
}).join('');

const shutter = Array.from(
  { length: 9 },
  (_, row) => `<path d="M290 ${470 + row * 42}h700" stroke="${ink}" stroke-width="6"/>`,
).join('');

const wheel = (x: number) =>
  `<path d="M${x} 700h64v150h-64z" fill="${ink}"/><path d="M${x + 20} 724h24v102h-24z" fill="${plaster}"/>`;

/** The scenes by the folder of their job. */
export const scenes: Record<string, Scene> = {
  'siwan-hoarding': {
    word: 'मिठाई',
    board: { x: 150, y: 170, width: 980, height: 430 },
    ...{ paint: sindoor, letters: cream, shade: deep.sindoor },
    behind: poles(330, 920) + lamps(168, [230, 470, 710, 950]),
    before: '',
  },
  'gorakhpur-hoarding': {
    word: 'कोचिंग',
    board: { x: 110, y: 190, width: 1060, height: 380 },
    ...{ paint: ink, letters: turmeric, shade: deep.turmeric },
    behind: `${poles(300, 950)}<path d="M-20 820v-30q210-130 400-30t430-20 490 30v50z" fill="${plaster}" ${outline}/>`,
    before: '',
  },
  'siwan-e-rickshaw': {
    word: 'कपड़ा',
    board: { x: 330, y: 400, width: 620, height: 300 },
    ...{ paint: turmeric, letters: ink, shade: deep.turmeric },
    behind: `<path d="M250 190q390-90 780 0v60H250z" fill="${sindoor}" ${outline}/><path d="M276 250h24v470h-24zm704 0h24v470h-24z" fill="${ink}"/><path d="M270 700h740v90H270z" fill="${ink}"/>${wheel(250)}${wheel(966)}`,
    before: `<path d="M330 262h620v108H330z" fill="${plaster}" ${outline}/><circle cx="310" cy="745" r="22" fill="${sindoor}"/><circle cx="970" cy="745" r="22" fill="${sindoor}"/><path d="M560 716h160v48H560z" fill="${cream}"/>`,
  },
  'chhapra-wall': {
    word: 'सीमेंट',
    board: { x: 110, y: 270, width: 1060, height: 400 },
    ...{ paint: cream, letters: sindoor, shade: deep.cream },
    behind: `<path d="M0 160h1280v650H0z" fill="${ink}"/><g fill="${plaster}">${bricks}</g>`,
    before: `<path d="M0 150h1280v24H0z" fill="${ink}"/>`,
  },
  'sonepur-mela': {
    word: 'मेला',
    board: { x: 300, y: 240, width: 680, height: 240 },
    ...{ paint: turmeric, letters: ink, shade: deep.turmeric },
    behind: `<path d="M0 810 170 520l170 290zm940 0 170-290 170 290z" fill="${cream}" ${outline}/><path d="M240 230h90v580h-90zm710 0h90v580h-90z" fill="${sindoor}" ${outline}/><path d="M330 480h620v330H330z" fill="${ink}"/>`,
    before: `<path d="M-20 222 640 148l660 74" fill="none" ${outline}/>${flags}`,
  },
  'gopalganj-shop': {
    word: 'मोबाइल',
    board: { x: 220, y: 210, width: 840, height: 210 },
    ...{ paint: sindoor, letters: cream, shade: deep.sindoor },
    behind: `<path d="M160 120h960v690H160z" fill="${plaster}" ${outline}/><path d="M160 96h960v40H160z" fill="${ink}"/><path d="M290 440h700v370H290z" fill="${cream}" ${outline}/>${shutter}`,
    before: `<path d="M200 428h880l50 54H150z" fill="${turmeric}" ${outline}/>`,
  },
};
