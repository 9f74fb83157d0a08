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
  sky: [top: string, foot: string];
  /** SVG that stands behind the board, and in front of it. */
  behind: string;
  before: string;
}

const ink = '#1d1713';
const cream = '#fff3dc';

const poles = (from: number, to: number) =>
  [from, to].map((x) => `<path d="M${x} 560h34v270h-34z" fill="${ink}"/>`).join('');

const lamps = (y: number, places: number[]) =>
  places
    .map(
      (x) =>
        `<path d="M${x} ${y}v-64h66v18" fill="none" stroke="${ink}" stroke-width="9"/><path d="M${x + 44} ${y - 46}h44l26 36h-96z" fill="#f3aa1c"/>`,
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
  const fill = ['#b0211a', '#f3aa1c', '#17603a'][index % 3];
  return `<path d="M${x} ${y}h56l-28 62z" fill="${fill}"/>`;
}).join('');

const shutter = Array.from(
  { length: 9 },
  (_, row) => `<path d="M290 ${470 + row * 42}h700" stroke="#7d7468" stroke-width="6"/>`,
).join('');

const wheel = (x: number) =>
  `<path d="M${x} 700h64v150h-64z" fill="${ink}"/><path d="M${x + 20} 724h24v102h-24z" fill="#5b4e42"/>`;

/** The scenes by the folder of their job. */
export const scenes: Record<string, Scene> = {
  'siwan-station-road': {
    word: 'SWEETS',
    board: { x: 150, y: 170, width: 980, height: 430 },
    ...{ paint: '#b0211a', letters: cream, shade: '#5e0f0b', sky: ['#f9d48a', '#f4ead3'] },
    behind: poles(330, 920) + lamps(168, [230, 470, 710, 950]),
    before: '',
  },
  'gorakhpur-bypass': {
    word: 'COACHING',
    board: { x: 110, y: 190, width: 1060, height: 380 },
    ...{ paint: '#17603a', letters: '#f3aa1c', shade: '#0a3520', sky: ['#8fc1d6', '#f4ead3'] },
    behind: `${poles(300, 950)}<path d="M0 790q190-130 380-30t430-20 470 30v60H0z" fill="#6f8f4a"/>`,
    before: '',
  },
  'siwan-e-rickshaw': {
    word: 'CLOTH',
    board: { x: 330, y: 400, width: 620, height: 300 },
    ...{ paint: '#f3aa1c', letters: ink, shade: '#b97a08', sky: ['#cfe0d8', '#f4ead3'] },
    behind: `<path d="M250 190q390-90 780 0v60H250z" fill="#17603a"/><path d="M276 250h24v470h-24zm704 0h24v470h-24z" fill="${ink}"/><path d="M270 700h740v90H270z" fill="#0f4b6e"/>${wheel(250)}${wheel(966)}`,
    before: `<path d="M330 250h620v120H330z" fill="#cfe0e6" stroke="${ink}" stroke-width="10"/><circle cx="310" cy="745" r="22" fill="#b0211a"/><circle cx="970" cy="745" r="22" fill="#b0211a"/><path d="M560 716h160v48H560z" fill="${cream}"/>`,
  },
  'chhapra-wall': {
    word: 'CEMENT',
    board: { x: 110, y: 270, width: 1060, height: 400 },
    ...{ paint: '#0f4b8e', letters: '#ffffff', shade: '#08264a', sky: ['#bcd7e6', '#f4ead3'] },
    behind: `<path d="M0 160h1280v650H0z" fill="#d9b79a"/><g fill="#b96a4a">${bricks}</g>`,
    before: `<path d="M0 150h1280v24H0z" fill="#8f4d33"/>`,
  },
  'sonepur-mela': {
    word: 'MELA',
    board: { x: 300, y: 240, width: 680, height: 240 },
    ...{ paint: '#8a1f5c', letters: '#f3aa1c', shade: '#3f0c2a', sky: ['#f3b35a', '#f4ead3'] },
    behind: `<path d="M240 230h90v600h-90zm710 0h90v600h-90z" fill="#b0211a"/><path d="M0 830 170 520l170 310zm940 0 170-310 170 310z" fill="${cream}"/><path d="M330 480h620v350H330z" fill="#5b2a1c"/>`,
    before: flags,
  },
  'gopalganj-shop': {
    word: 'MOBILE',
    board: { x: 220, y: 210, width: 840, height: 210 },
    ...{ paint: '#b0211a', letters: '#ffffff', shade: '#5e0f0b', sky: ['#cfe0d8', '#f4ead3'] },
    behind: `<path d="M160 120h960v710H160z" fill="#e0c48f"/><path d="M160 96h960v40H160z" fill="${ink}"/><path d="M290 440h700v390H290z" fill="#a59c8e"/>${shutter}`,
    before: `<path d="M200 428h880l50 54H150z" fill="#17603a"/>`,
  },
};
