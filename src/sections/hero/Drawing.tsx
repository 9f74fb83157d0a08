import type { ReactElement, ReactNode } from 'react';
import type { HeroDrawing } from '#src/content/section.schema.ts';
import s from './Drawing.module.css';
import { Rickshaw } from './Rickshaw.tsx';
import { type Sign, signs } from './signs.ts';
import { Word } from './Word.tsx';

const { clothes, coaching, grocery, medicine, seeYou, sweets, tea } = signs;

/** Repeats a part of a path along a row. */
export const row = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

/** Sky, roofs far away and a road, across the whole of a wide drawing. */
export const street = (
  <>
    <path className={s.sky} d="M-240 0h960v330h-960z" />
    <path
      className={s.cloud}
      d="M322 30h110q11 0 11 10t-11 10H322q-11 0-11-10t11-10zM-150 60h90q10 0 10 9t-10 9h-90q-10 0-10-9t10-9zM40 64h70q9 0 9 8t-9 8H40q-9 0-9-8t9-8zM40-70h120q11 0 11 10t-11 10H40q-11 0-11-10t11-10zM346-66a34 34 0 1 1 68 0 34 34 0 0 1-68 0z"
    />
    <path
      className={s.far}
      d="M-240 288V150h80v-34h60v52h70v-30h84v-28h36v50h64v-34h46v40h76v36h60v-56h56v-30h44v48h66v24h58v-60h50v30h60v152z"
    />
    <path className={s.road} d="M-240 288h960v42h-960z" />
    <path
      className={s.chalk}
      d="M-190 312h80m70 0h100m70 0h120m60 0h100m70 0h90m60 0h80"
      strokeWidth="6"
    />
    <path className={s.line} d="M-240 288h960" />
  </>
);

/** A cloth of `count` scallops in two colours, each `width` wide. */
export const awning = (
  x: number,
  y: number,
  count: number,
  colour: string | undefined,
  width = 22,
) => {
  const half = width / 2;
  const scallop = `h${width}v18a${half} ${half} 0 0 1-${width} 0z`;
  const scallops = (first: number) =>
    `M${x + first * width} ${y}${Array(Math.ceil((count - first) / 2))
      .fill(scallop)
      .join(`m${2 * width} 0`)}`;
  return (
    <g stroke="none">
      <path className={colour} d={scallops(0)} />
      <path className={s.sheet} d={scallops(1)} />
    </g>
  );
};

/** A shop of a bazaar, 132 units wide, under a painted sign, which is blank where something hides it. */
const shop = (x: number, sign: Sign | '', isRed: boolean) => (
  <g transform={`translate(${x})`}>
    <path className={isRed ? s.brick : s.plaster} d="M0 150h132v138H0z" />
    <path className={s.inside} d="M12 204h108v84H12z" />
    {awning(0, 198, 6, isRed ? s.paint : s.lit)}
    <path className={isRed ? s.lit : s.paint} d="M6 160h120v38H6z" />
    <path className={s.deep} d="M34 254h86v34H34z" />
    <path
      className={s.lit}
      d={row(5, (i) => `M${42 + i * 14} 246a8 8 0 1 1 16 0 8 8 0 0 1-16 0z`)}
      stroke="none"
    />
    {sign && (
      <Word
        className={isRed ? s.paint : s.sheet}
        lang="hi"
        most={32}
        text={sign}
        width={100}
        x={66}
        y={190}
      />
    )}
  </g>
);

/** A dog asleep on the road. */
export const dog = (transform: string) => (
  <g transform={transform}>
    <path
      className={s.brick}
      d="M12 74q-10-58 50-64 60-4 88 18 4-26 36-24 22 2 34 24l20 8q8 6 2 16-6 10-22 10h-50q-4 12-20 12z"
    />
    <path className={s.letters} d="M170 8q-20 8-16 38 26-4 30-34z" />
    <path d="M194 30q8 6 16 0M60 70q-8-26 24-34M18 64q-30-2-26-30" strokeLinecap="round" />
  </g>
);

const bucket = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={s.line} d="M8 8c0-32 52-32 52 0" />
    <path className={s.lit} d="M4 6h60l-7 46H11z" />
    <path className={s.paint} d="M-1-4h70V8H49v16H37V8H-1z" />
  </g>
);

/** A bamboo ladder that leans on a board. */
const ladder = (x: number, y: number, steps: number) => {
  const height = steps * 36 + 20;
  const rails = [0, 56].map((at) => `M${at} ${height}L${at + 30} 0h10L${at + 11} ${height}z`);
  const rungs = row(steps, (i) => `M${38 - i * 4.6} ${22 + i * 36}h50`);
  return (
    <g className={s.deep} transform={`translate(${x} ${y})`}>
      <path className={s.line} d={rungs} />
      <path d={rails.join('')} />
    </g>
  );
};

/** Lamps on bent arms above a board, out of order or lit. */
export const lamps = (places: number[], y: number, isLit = true) => (
  <>
    <path className={s.line} d={places.map((x) => `M${x} ${y}v-16q0-10 10-10h12`).join('')} />
    <path
      className={s.figure}
      d={places.map((x) => `M${x + 22} ${y - 30}h14l9 16h-32z`).join('')}
      strokeWidth="4"
    />
    {isLit && (
      <path
        className={s.lamp}
        d={places.map((x) => `M${x + 19} ${y - 12}a10 7 0 0 0 20 0z`).join('')}
      />
    )}
  </>
);

/** Round sweets in rows that shorten upwards. */
export const heap = (x: number, y: number, counts: number[], radius: number) =>
  counts
    .map((count, level) =>
      row(count, (i) => {
        const left = x + (2 * i + level) * radius;
        return `M${left} ${Math.round(y - level * radius * 1.7)}a${radius} ${radius} 0 1 1 ${2 * radius} 0 ${radius} ${radius} 0 0 1-${2 * radius} 0z`;
      }),
    )
    .join('');

const chair = (x: number, isRed: boolean) => (
  <g className={isRed ? s.paint : s.sheet} key={x} transform={`translate(${x})`}>
    <path className={s.line} d="M5 318v8m34-8v8" />
    <path className={s.road} d="M12 288h20v20H12z" />
    <path d="M0 318v-34q0-14 22-14t22 14v34zm12-10v-20h20v20z" fillRule="evenodd" />
  </g>
);

/** The roof of the tent, mirrored about the middle of the drawing. */
const roof = 'M-215 96-137 30h754l78 66z';

/** A pair of slippers, toes to the right. */
const slippers = (x: number, className: string | undefined) => (
  <g transform={`translate(${x} 0)`}>
    <path
      className={className}
      d="M8 296h30a9 9 0 0 1 0 18H8a7 9 0 0 1 0-18zm-6 17h30a9 9 0 0 1 0 14H2a7 7 0 0 1 0-14z"
      strokeWidth="4"
    />
    <path className={s.chalk} d="m18 297 22 8-22 8m-6 1 22 6-22 6" strokeWidth="4" />
  </g>
);

/** The stair around Golghar. */
const stair = 'M250 40c74 32 116 92 110 130-8 50-140 84-268 88';

const jalebi = (x: number, y: number) => {
  const spiral = `M${x} ${y}a5 5 0 0 1 10 0 10 10 0 0 1-20 0 15 15 0 0 1 30 0 20 20 0 0 1-40 0`;
  return (
    <g strokeLinecap="round">
      <path d={spiral} strokeWidth="12" />
      <path className={s.glow} d={spiral} />
    </g>
  );
};

const marigold = (x: number, y: number) => (
  <g strokeDasharray="0 13.27" strokeLinecap="round" transform={`translate(${x} ${y})`}>
    <circle r="19" strokeWidth="24" />
    <circle className={s.glow} r="19" strokeWidth="14" />
    <circle className={s.lit} r="15" strokeDasharray="none" />
  </g>
);

/** Half of a headline in pale primer, half painted. */
const halfPainted = (word: string) => {
  const letters = { most: 100, text: word, width: 340, x: 240, y: 128 };
  return (
    <>
      <Word {...letters} className={s.deep} />
      <Word {...letters} className={`${s.sheet} ${s.half}`} />
    </>
  );
};

/** A window with open shutters, 104 units wide. */
const shutters = (x: number, y: number) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
    <path className={s.inside} d="M26 4h52v50H26z" />
    <path d="M26 4h52v50H26zm26 0v50" />
    <path className={s.deep} d="M0 0h26v58H0zm78 0h26v58H78z" />
    <path d="M6 14h14M6 29h14M6 44h14m64-30h14M84 29h14M84 44h14" strokeWidth="3" />
  </g>
);

/** A water tank on a roof at `y`. */
const tank = (x: number, y: number) => (
  <path className={s.body} d={`M${x} ${y}v-44q0-10 10-10h14v-8h36v8h14q10 0 10 10v44z`} />
);

/** Wires and paper kites high above a drawing, where a board has room for them. */
const highSky = (kites: [number, number][]) => (
  <>
    <path className={s.railing} d="M-9-272Q240-206 489-290M-9-296Q240-234 489-318" />
    {kites.map(([x, y]) => (
      <g key={x} strokeWidth="4" transform={`translate(${x} ${y})`}>
        <path className={s.paint} d="m0-30 24 28L0 24-24-2zm-9 54H9L0 40z" />
        <path className={s.lit} d="m0-30 24 28h-48z" />
      </g>
    ))}
  </>
);

/** A jar with a lid, for a shelf. */
const jars = (x: number, y: number, count: number) =>
  row(count, (i) => `M${x + i * 34} ${y}h24v-28h-4v-7h-16v7h-4z`);

/** A tray of the counter behind glass. */
const tray = (x: number) => `M${x} 300h64v14h-64z`;

/** A sal tree, 120 units high, on the ground at `y`. */
const sal = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={s.line} d="M0 0v-60" strokeWidth="9" />
    <path
      className={s.body}
      d="M0-30q-26 4-24-18-12-14 4-28-4-22 20-46 24 24 20 46 16 14 4 28 2 22-24 18z"
    />
    <path
      className={s.chalk}
      d="M0-34v-62m0 44 10-10m-10-12-10-10"
      strokeLinecap="round"
      strokeWidth="3"
    />
  </g>
);

/** The 38 districts in rows of tiles, 29 wide, each in the cell that its file in content/en/districts has. */
export const tileRows = 'M106 82h102M106 114h238M106 146h238M72 178h272M38 210h272M106 242h170';

/**
 * Every subject on 480 × 330 units, with the road at 288 and a word painted on something in it. Those shown on stages
 * extend to both sides, 960 units wide.
 */
const drawings: Record<HeroDrawing['subject'], (word: string) => ReactElement> = {
  /** A free tasting: plates on a cloth under a sunshade, a standee with the count, and a queue of slippers. */
  activation: (word) => (
    <>
      {street}
      {shop(-226, grocery, true)}
      {shop(-84, tea, false)}
      {shop(580, sweets, true)}
      <path className={s.sheet} d="M68 116h92v172H68z" />
      <path className={s.paint} d="M68 116h92v36H68z" />
      <circle className={s.lit} cx="114" cy="190" r="26" />
      <path d="M84 232h60m-60 18h40M92 288l-12 14m56-14 12 14" />
      <path className={s.line} d="M318 170V22" strokeWidth="9" />
      <path className={s.paint} d="M178 90C206-4 430-4 458 90z" />
      <path className={s.sheet} d="M248 90c8-46 36-70 70-70s62 24 70 70z" />
      <path className={s.paint} d="M292 90c2-46 12-70 26-70s24 24 26 70z" />
      {awning(178, 88, 13, s.paint)}
      <path className={s.line} d="M198 196v112m240-112v112" strokeWidth="9" />
      <path
        className={s.paint}
        d={`M188 188h260v90${'c-13 14-13 14-26 0'.repeat(10)}z`}
        strokeWidth="4"
      />
      <path className={s.sheet} d="M178 176h280v16H178z" />
      <path className={s.body} d="M204 160h96l-10 16h-76zm140 0h92l-10 16h-72z" />
      <path className={s.lit} d={heap(214, 150, [4, 3, 2], 9)} strokeWidth="3" />
      <path className={s.sheet} d={row(3, (i) => `M${352 + i * 28} 136h20l-4 24h-12z`)} />
      <path
        className={s.deep}
        d="M474 240h70v62h-70zm8-44h54v44h-54zM-60 262h56v44h-56z"
        strokeWidth="4"
      />
      <path className={s.painted} d="M508 240v62m0-106v44M-32 262v44" />
      <Word className={s.sheet} most={72} text={word} width={220} x={318} y={258} />
      {slippers(4, s.paint)}
      {slippers(70, s.body)}
      {slippers(136, s.paint)}
      {slippers(-128, s.deep)}
      {dog('translate(592 250) scale(.6)')}
    </>
  ),
  /** The districts as tiles on the painted wall of a house, one of them lit; a board shows the house to its roof. */
  bihar: (word) => (
    <>
      {street}
      {highSky([[352, -200]])}
      {tank(66, -150)}
      <path className={s.plaster} d="M10-136h424V0H10z" />
      <path className={s.brick} d="M-4-150h452v22H-4z" />
      {[42, 170, 298].map((x) => shutters(x, -108))}
      {lamps([74, 204, 334], -14)}
      <path className={s.far} d="M400 150q-10-60 50-60 10-30 60-20v218H400z" />
      <path className={s.plaster} d="M10 4h424v292H10z" />
      <path className={s.sheet} d="M30 24h384v228H30z" stroke="none" />
      <path className={s.brick} d="M10 256h424v40H10zM0-14h444V8H0z" />
      <path d="M10 276h424M70 256v20m90-20v20m90-20v20m90-20v20M114 276v20m90-20v20m90-20v20m90-20v20" />
      <g transform="translate(26 14) scale(.86)">
        <path className={s.painted} d={tileRows} strokeDasharray="29 5" strokeWidth="28" />
        <path className={s.lit} d="M106 132h29v28h-29z" strokeWidth="4" />
      </g>
      {ladder(374, 90, 5)}
      {bucket(302, 252)}
      <Word className={s.paint} most={44} text={word} width={150} x={290} y={78} />
    </>
  ),
  /** The e-rickshaw on its way past the shops, a loudspeaker on the roof. */
  'e-rickshaw': (word) => (
    <>
      {street}
      {shop(-40, tea, false)}
      {shop(372, medicine, true)}
      <g transform="translate(66 60) scale(1.06)">
        <path className={s.line} d="M100 20V2m64 18V2M84 12h96" />
        <path className={s.body} d="M70-14h20v20H70z" />
        <path className={s.paint} d="m90-10 60-24v58L90 4z" />
        <path className={s.line} d="M166-20c10 8 10 26 0 34m14-46c18 16 18 44 0 60" />
        <Rickshaw side={word} />
      </g>
    </>
  ),
  /** A shamiana on the morning of the event: the chairs are out, the microphone is ready. */
  event: (word) => (
    <>
      {street}
      <path className={s.inside} d="M-196 96h872v192h-872z" />
      <path
        className={s.deep}
        d={row(9, (i) => `M${-196 + i * 100} 100h62q-4 90-40 110 8 40 2 78h-24z`)}
        stroke="none"
      />
      <path className={s.paint} d={roof} />
      <path
        className={s.sheet}
        d={row(6, (i) => `M${-145 + i * 140} 96 ${-79 + i * 116} 30h58l${i * 24 - 54} 66z`)}
        stroke="none"
      />
      <path d={roof} />
      <path className={s.sheet} d={`M-215 96h910v12${'c0 26-35 26-35 0'.repeat(26)}z`} />
      <path className={s.line} d="M-137 30V10m754 20V10M240 30V6" />
      <path className={s.lit} d="m240 6 34 9-34 9zm-377 4 30 8-30 8zm754 0 30 8-30 8z" />
      <path
        className={s.deep}
        d="M-206 118h14v184h-14zm208 0h14v184H2zm462 0h14v184h-14zm208 0h14v184h-14z"
      />
      <path className={s.paint} d="M120 134h240v106H120z" />
      <path className={s.chalk} d="M132 146h216v82H132z" strokeWidth="3" />
      <Word className={s.sheet} most={70} text={word} width={196} x={240} y={212} />
      <path
        className={s.glow}
        d="M-199 128q104 56 208 0 55.5 30 111 0M679 128q-104 56-208 0-55.5 30-111 0"
        strokeDasharray="0 14.5"
        strokeLinecap="round"
        strokeWidth="12"
      />
      <path className={s.body} d="M26 168h50v84H26zm378 0h50v84h-50z" />
      <path
        className={s.deep}
        d="M36 222a15 15 0 1 1 30 0 15 15 0 0 1-30 0zm7-36a8 8 0 1 1 16 0 8 8 0 0 1-16 0zm371 36a15 15 0 1 1 30 0 15 15 0 0 1-30 0zm7-36a8 8 0 1 1 16 0 8 8 0 0 1-16 0z"
      />
      <path className={s.sheet} d="M24 250h432v46H24z" />
      <path d={row(17, (i) => `M${48 + i * 24} 256v40`)} strokeWidth="3" />
      <path className={s.paint} d="M14 240h452v14H14z" />
      <path className={s.line} d="M386 240v-58m-15 58h30" strokeWidth="7" />
      <path className={s.sheet} d="m380 188-14-26a12 12 0 0 1 22-10l12 26z" />
      {Array.from({ length: 16 }, (_, i) => chair(-232 + i * 60, i % 3 === 0))}
    </>
  ),
  /** A town of the plateau: a waterfall between hills, sal trees, and a board above the shops at the bend of the road. */
  hills: (word) => (
    <>
      <path className={s.sky} d="M-240 0h960v330h-960z" />
      <circle className={s.lit} cx="206" cy="62" r="36" />
      <path
        className={s.cloud}
        d="M-90 300V60q30-70 90-60 70 10 110 80 60 30 110 10 70-180 170-160 60 10 110 120v250zM90-120h110q11 0 11 10t-11 10H90q-11 0-11-10t11-10zM420-130h80v20h-80q-11 0-11-10t11-10z"
      />
      <path
        className={s.far}
        d="M-40 300V150q60-60 140-46 60 20 110 30 80-10 110-46 90-40 180 30v180z"
      />
      {sal(210, 198)}
      {sal(174, 208)}
      <path className={s.deep} d="M-10 200q200-24 510 0v140H-10z" />
      <path className={s.brick} d="M-10 262V118q10-20 40-26l24-20h84l20 34 8 54 14 34v68z" />
      <path d="m14 124 10 36-14 30m130-86-8 40 16 36" />
      <path className={s.sheet} d="M62 72h46l4 56 14 10 8 120H38l8-120 12-10z" />
      <path
        className={s.railing}
        d="M76 82v40m18-42v46M60 150l-4 70m26-86v100m26-96 6 82"
        strokeWidth="4"
      />
      <path
        className={s.sheet}
        d="M14 268q-10-22 14-24 10-14 26-4 16-12 32 0 18-12 32 2 18-6 24 8 20 2 10 18z"
      />
      {sal(12, 282)}
      <path
        className={s.road}
        d="M204 194c-34 8-30 22-12 32 24 16-20 34-202 44v70h510v-52H330c-80 0-78-30-108-60-14-16-16-26-2-34z"
      />
      <path className={s.line} d="M-10 274c140-8 200-24 206-40" strokeWidth="15" />
      <path
        className={s.chalk}
        d="M-10 274c140-8 200-24 206-40"
        strokeDasharray="18 7"
        strokeWidth="7"
      />
      <path className={s.chalk} d="M20 312h80m70 0h110m60 0h90" strokeWidth="6" />
      {shop(238, clothes, true)}
      {shop(370, medicine, false)}
      <path className={s.body} d="M278 124h12v28h-12zm160 0h12v28h-12z" />
      {lamps([262, 343, 424], 60)}
      <path className={s.paint} d="M254 58h216v68H254z" />
      <path className={s.chalk} d="M263 67h198v50H263z" strokeWidth="3" />
      <Word className={s.sheet} most={56} text={word} width={180} x={362} y={112} />
    </>
  ),
  /** An empty hoarding: lamps off, one crow, a dog asleep, and a to-let sign. */
  'not-found': (word) => (
    <>
      {street}
      <path className={s.body} d="M92 210h16v90H92zm280 0h16v90h-16z" />
      {lamps([86, 204], 60, false)}
      <path className={s.sheet} d="M30 58h420v156H30z" />
      <path d="M170 58v156m140-156v156" opacity=".15" />
      <path d="m166 112 74-32 74 32" />
      <path className={s.lit} d="m140 110 200-6 3 76-200 6z" />
      <Word className={s.letters} most={60} text={word} width={170} x={241} y={166} />
      <path className={s.line} d="M352 44v14m12-14v14" />
      <path
        className={s.body}
        d="m296 26 22-6c6-14 28-14 34 0 8 4 16 8 24 14l40 18-44-2c-30 8-54-2-54-24z"
      />
      <path className={s.chalk} d="M330 20h.1" strokeLinecap="round" strokeWidth="7" />
      {dog('translate(166 254) scale(.62)')}
    </>
  ),
  /**
   * A sign maker's office on the ground floor of a house: an unfinished board leans in its open bay, tins of paint
   * beside.
   */
  office: (word) => (
    <>
      {street}
      {shop(-108, tea, true)}
      {shop(456, medicine, false)}
      {tank(306, 8)}
      <path className={s.plaster} d="M36 12h408v284H36z" />
      <path className={s.brick} d="M24 2h432v20H24z" />
      {[72, 188, 304].map((x) => shutters(x, 30))}
      {lamps([80, 226, 372], 128)}
      <path className={s.paint} d="M30 128h420v66H30z" />
      <path className={s.chalk} d="M40 138h400v46H40z" strokeWidth="3" />
      <Word className={s.sheet} most={46} text={word} width={380} x={240} y={177} />
      <path className={s.inside} d="M64 194h124v102H64zM214 194h204v102H214z" />
      <path className={s.sheet} d="M214 194h204v20H214z" />
      <path d="M64 194h124v102H64zm62 0v102m88-102h204v102H214zm0 10h204m-204 10h204" />
      <path className={s.line} d="M114 238v22m24-22v22" strokeLinecap="round" />
      <path className={s.deep} d="M330 262h82v10h-82zm8 10v24m66-24v24" />
      <path className={s.paint} d="M338 240h18v22h-18z" strokeWidth="4" />
      <path className={s.lit} d="M362 236h18v26h-18z" strokeWidth="4" />
      <path className={s.sheet} d="M386 244h18v18h-18z" strokeWidth="4" />
      <path className={s.lit} d="m226 304 16-80h74l-16 80z" />
      <path
        className={s.painted}
        d="m246 242h48m-52 18h50m-54 18h32"
        strokeLinecap="round"
        strokeWidth="8"
      />
      {dog('translate(72 276) scale(.5)')}
    </>
  ),
  /** A hoarding with a half-painted headline, and the painter on his ladder. */
  outdoor: (word) => (
    <>
      {street}
      {shop(-66, '', true)}
      {shop(414, '', false)}
      <path className={s.body} d="M92 186h16v116H92zm280 0h16v116h-16z" />
      {lamps([72, 196, 320], 34)}
      <path className={s.sheet} d="M30 32h420v158H30z" />
      <path className={s.paint} d="M30 32h208l-12 26 18 24-20 34 18 30-14 44H30z" strokeWidth="4" />
      {halfPainted(word)}
      {ladder(244, 112, 5)}
      <path className={s.figure} d="M284 190h16v52h-14zm22 0h16l2 40h-16z" strokeWidth="4" />
      <path className={s.deep} d="M258 142c0-22 12-30 34-30 26 0 36 12 36 34v48h-52v-30z" />
      <path className={s.deep} d="m284 112-32-16-14 14 30 34z" />
      <path className={s.letters} d="M282 92a19 19 0 1 1 38 0 19 19 0 0 1-38 0z" />
      <path className={s.sheet} d="M284 108h40l6 10 4 34h-14l-2-26h-36z" strokeWidth="4" />
      <path className={s.line} d="m244 108-10-26" strokeWidth="7" />
      <path className={s.paint} d="m226 86 12-4-6-22-12 6z" strokeWidth="4" />
      {bucket(150, 254)}
    </>
  ),
  /** The curve of Golghar with its stair, behind the boards of the town; a board shows the house beside to its roof. */
  patna: (word) => (
    <>
      {street}
      {highSky([
        [260, -178],
        [404, -146],
      ])}
      {tank(20, -186)}
      <path className={s.brick} d="M-10-176h164v464H-10z" />
      <path className={s.plaster} d="M-20-190h184v20H-20zm0 118h184v20H-20zm0 118h184v20H-20z" />
      {[-150, -32].map((y) => shutters(25, y))}
      <path className={s.sheet} d="M4 76h106v46H4z" />
      <Word className={s.paint} lang="hi" most={40} text={clothes} width={92} x={57} y={112} />
      <path className={s.deep} d="M70 288C76 150 140 48 240 36c100 12 164 114 170 252z" />
      <path className={s.sheet} d="M220 38V18h40v20z" />
      <path className={s.inside} d="M222 262q0-40 18-40t18 40v26h-36z" />
      <path d={stair} strokeWidth="28" />
      <path className={s.chalk} d={stair} strokeWidth="18" />
      <path d={stair} strokeDasharray="4 9" strokeWidth="18" />
      <path className={s.far} d="M424 288q-30-70 14-84 14-60 70-34v118z" />
      <path
        className={s.body}
        d="M40 240h12v60H40zm84 0h12v60h-12zm58-22h12v82h-12zm110 0h12v82h-12zm72 22h12v60h-12zm66 0h12v60h-12z"
      />
      <path className={s.body} d="M18 176h140v66H18z" />
      <path className={s.paint} d="M166 140h154v80H166z" />
      <path className={s.lit} d="M346 186h118v60H346z" />
      <Word className={s.lit} lang="hi" most={48} text={coaching} width={116} x={88} y={224} />
      <Word className={s.paint} lang="hi" most={44} text={medicine} width={90} x={405} y={232} />
      <Word className={s.sheet} most={60} text={word} width={134} x={243} y={201} />
    </>
  ),
  /** A limed wall for a candidate; the stencil of the symbol is still an empty circle. */
  political: (word) => (
    <>
      {street}
      <path className={s.far} d="M330 84q-20-50 40-54 20-34 70-14 50-6 50 70z" />
      <path className={s.plaster} d="M-20 70h520v226H-20z" />
      <path
        className={s.brick}
        d="M-6 236h44v20H-6zm50 0h44v20H44zM-6 262h32v20H-6zm38 0h44v20H32zm404-172h44v20h-44zm18 26h44v20h-44z"
        stroke="none"
      />
      <path className={s.brick} d="M-20 54h520v20H-20z" />
      <path
        className={s.sheet}
        d="M42 92h392v22h10v26h-14v24h12v26h-10v34H48v-22H36v-28h12v-26H34v-28h8z"
        stroke="none"
      />
      <Word className={s.paint} most={96} text={word} width={186} x={158} y={174} />
      <path className={s.painted} d="M66 194h184m-184 16h110" />
      <path className={s.lit} d="M276 94h132v126H276z" />
      <circle className={s.sheet} cx="342" cy="157" r="46" />
      <path className={s.glow} d="M342 101v24m0 64v24m-56-56h24m64 0h24" strokeWidth="12" />
      {bucket(134, 254)}
      <path className={s.deep} d="m252 304 86-32 6 16-86 32z" />
      <path className={s.sheet} d="m330 264 62-22 13 36-62 22z" />
      <path d="m346 258 12 36" />
    </>
  ),
  /** A bazaar lane at dusk with one lit board: the one with a coin in its slot. */
  ppc: (word) => (
    <>
      <path className={s.sky} d="M0 0h480v330H0z" />
      <path className={s.road} d="m0 284 184-92h112l184 92v46H0z" />
      <path className={s.far} d="M184 120h112v72H184z" />
      <path className={s.plaster} d="M0 10 184 118v74L0 284zm480 0L296 118v74l184 92z" />
      <path className={s.brick} d="M0 10 64 48v204L0 284zm480 0-64 38v204l64 32z" />
      <path
        className={s.inside}
        d="M8 148 50 158v96L8 276zm76 22 24 5v46l-24 12zm46 12 18 4v28l-18 9zM472 148l-42 10v96l42 22zm-76 22-24 5v46l24 12zm-46 12-18 4v28l18 9z"
      />
      <path className={s.body} d="M0 88 62 104v40L0 136zm480 0-62 16v40l62-8z" />
      <path className={s.deep} d="m76 118 40 10v32l-40-6zm328 0-40 10v32l40-6z" />
      <path className={s.paint} d="m0 136 66 12-8 22-58-14zm480 0-66 12 8 22 58-14z" />
      <path className={s.line} d="M0 40Q240 130 480 40M0 62q240 90 480 0" strokeWidth="3" />
      <path
        className={s.glow}
        d="M112 66 80 48m32 56H84m284-38 32-18m-32 56h28M176 32l-14-26m78 22V0m64 32 14-26"
      />
      <path className={s.body} d="M231 146h18v108h-18z" />
      <path className={s.lit} d="M128 46h224v100H128z" />
      <circle className={s.sheet} cx="300" cy="268" r="28" />
      <path d="M296 256h22m-22 11h22m-18-11c16 0 16 17-2 17l16 12" />
      <path className={s.body} d="M184 230h104v77H184z" />
      <path className={s.chalk} d="M278 244v48m-78-42h42m-42 18h26" />
      <Word className={s.letters} most={74} text={word} width={196} x={240} y={122} />
    </>
  ),
  /**
   * Behind the counter of a sweet shop: menu board, scales and a paper cone of jalebi; shelves on both sides, where
   * phones show neither.
   */
  retail: (word) => (
    <>
      <path className={s.wall} d="M-250-300h980v640h-980z" />
      <path className={s.sheet} d={jars(-214, 98, 5) + jars(-200, 162, 5) + jars(530, 98, 5)} />
      <path className={s.paint} d={jars(-180, 98, 2) + jars(-132, 162, 2) + jars(564, 98, 1)} />
      <path className={s.lit} d={jars(-78, 98, 1) + jars(-166, 162, 1) + jars(632, 98, 1)} />
      <path className={s.deep} d="M-230 98h200v10h-200zm0 64h200v10h-200zm746-64h190v10H516z" />
      <path className={s.body} d="M548 166h130l-16 38h-98z" />
      <path className={s.lit} d={heap(572, 158, [4, 3], 10)} strokeWidth="3" />
      <path className={s.line} d="M286 13v11M434 13v11M44 13v13M546 13v7" />
      <path className={s.deep} d="M-250 3h980v10h-980z" />
      <path className={s.lamp} d="M34 44a10 10 0 0 0 20 0zm502-6a10 10 0 0 0 20 0z" />
      <path className={s.body} d="M36 24h16l14 20H22zm502-6h16l14 20h-44z" strokeWidth="4" />
      <path className={s.body} d="M262 24h196v112H262z" />
      <path className={s.chalk} d="M280 82h96m28 0h36M280 101h96m28 0h36M280 120h96m28 0h36" />
      <path className={s.brick} d="M-250 226h980v120h-980z" />
      <path
        className={s.inside}
        d="M-224 246h196v70h-196zm228 0h230v70H4zm262 0h230v70H266zm262 0h196v70H528z"
      />
      <path
        className={s.lit}
        d={
          heap(-212, 290, [4, 3, 2], 9) +
          heap(22, 290, [4, 3, 2], 9) +
          heap(286, 290, [4, 3], 9) +
          heap(548, 290, [4, 3, 2], 9)
        }
        strokeWidth="3"
      />
      <path
        className={s.deep}
        d={[-130, 98, 168, 362, 626]
          .map((x) => `M${x} 300l15-28 15 28zm32 0 15-28 15 28z`)
          .join('')}
        strokeWidth="4"
      />
      <path
        className={s.paint}
        d={row(4, (i) => `M${430 + (i % 2) * 26} ${296 - (i > 1 ? 18 : 0)}h22v-16h-22z`)}
        strokeWidth="4"
      />
      <path
        className={s.sheet}
        d={[-214, -132, 20, 96, 168, 284, 360, 424, 546, 620].map(tray).join('')}
      />
      <path className={s.paint} d="M-250 204h980v26h-980z" />
      <path
        className={s.line}
        d="M126 60v144M48 84l156-22M48 84l-34 62m34-62 34 62M204 62l-34 62m34-62 34 62M94 202h64"
      />
      <path className={s.sheet} d="M28 146v-28h40v28z" />
      <path
        className={s.body}
        d="M4 146h88c-6 28-82 28-88 0zm156-22h88c-6 28-82 28-88 0zM114 56a12 12 0 1 1 24 0 12 12 0 0 1-24 0z"
      />
      {jalebi(331, 164)}
      {jalebi(381, 164)}
      {jalebi(356, 154)}
      <path className={s.sheet} d="m304 168 52 74 52-74z" />
      <path d="m332 184 48 0m-38 14h28" />
      <path className={s.body} d="M430 196q0-26 26-26t26 26z" />
      <path className={s.lit} d="M424 194h64v10h-64zm26-32h12v8h-12z" strokeWidth="4" />
      <Word className={s.sheet} most={40} text={word} width={170} x={360} y={66} />
    </>
  ),
  /** A map folded at the crossing: the pin is taller than the shops, and a shutter opens under it. */
  seo: (word) => (
    <>
      {street}
      <path className={s.sheet} d="M24 70 132 44v206L24 276zm216 0 108-26v206l-108 26z" />
      <path className={s.deep} d="m132 44 108 26v206l-108-26zm216 0 108 26v206l-108-26z" />
      <path className={s.far} d="m26 224 104-20v44L26 272zm324-120 104 20v40l-104-16z" />
      <path
        className={s.railing}
        d="m24 172 108-26 108 26 108-26 108 26M240 70v200M60 62v204M382 52v208"
        strokeWidth="20"
      />
      <path
        className={s.chalk}
        d="m24 172 108-26 108 26 108-26 108 26M60 62v204M382 52v208"
        strokeDasharray="14 12"
      />
      <path
        className={s.brick}
        d="m84 84 32-8v36l-32 8zm64 8 40 10v34l-40-10zm262-8 30 7v34l-30-7zm-98 10 20-5v36l-20 5z"
      />
      {shop(34, tea, false)}
      {shop(314, medicine, false)}
      <path className={s.brick} d="M166 196h148v104H166z" />
      <path className={s.inside} d="M186 248h108v52H186z" />
      <path className={s.sheet} d="M186 244h108v30H186zm0 10h108m-108 10h108" strokeWidth="4" />
      <path className={s.paint} d="M158 194h164v46H158z" />
      <path className={s.lit} d="m240 190-44-74a52 52 0 1 1 88 0z" />
      <circle className={s.sheet} cx="240" cy="86" r="20" />
      <Word className={s.sheet} most={38} text={word} width={144} x={240} y={230} />
    </>
  ),
  /** The signpost of a crossing, with its kilometre stone, a tea stall, a toddy palm and a bus with loads on its roof. */
  signpost: (word) => (
    <>
      {street}
      <path className={s.line} d="M66 296Q88 190 56 72" strokeWidth="11" />
      <path
        className={s.line}
        d={row(11, (i) => {
          const angle = i * 0.42 - 3.67;
          return `M56 72l${Math.round(46 * Math.cos(angle))} ${Math.round(46 * Math.sin(angle))}`;
        })}
        strokeWidth="8"
      />
      <path
        className={s.line}
        d="M452 150V-104m-34 20h68m-62 26h56M-9-30Q200 8 418-84M-9-6Q230 58 424-58"
      />
      <path
        className={s.body}
        d="M141 22q-10-12 2-20 10-2 10 8l10 14zm34-1q-10-12 2-20 10-2 10 8l10 14z"
        strokeWidth="3"
      />
      <path className={s.deep} d="m352 148 8-22h46l8 22zm72 0v-26h40v26z" />
      <path className={s.sheet} d="M312 148h186v140H308q-16 0-16-16v-54l10-60q2-10 10-10z" />
      <path className={s.paint} d="M294 218h206v40H292z" />
      <path
        className={s.inside}
        d="M318 162h38v46h-38zm50 0h38v46h-38zm50 0h38v46h-38zm50 0h38v46h-38zm-158 0-6 46h-8l6-46z"
      />
      <path
        className={s.letters}
        d={row(
          3,
          (i) => `M${324 + i * 50} 208q0-20 13-20t13 20zm5-28a8 8 0 1 1 16 0 8 8 0 0 1-16 0z`,
        )}
      />
      <path
        className={s.body}
        d="M328 286a23 23 0 0 1 46 0 23 23 0 0 1-46 0zm116 0a23 23 0 0 1 46 0 23 23 0 0 1-46 0z"
      />
      <path
        className={s.deep}
        d="M342 286a9 9 0 0 1 18 0 9 9 0 0 1-18 0zm116 0a9 9 0 0 1 18 0 9 9 0 0 1-18 0zM286 268h16v10h-16z"
        strokeWidth="4"
      />
      <path className={s.inside} d="M-6 184H98v54H-6z" />
      <path className={s.deep} d="M-50 190-30 140H98l28 50zM94 190h10v108H94z" />
      <path className={s.line} d="M20 214q12-22 24 0" />
      <path
        className={s.sheet}
        d="m46 226 14-14 6 4-14 20zm-32 10q-2-26 18-26t18 26zm56-18h16l-3 18H73z"
        strokeWidth="4"
      />
      <path className={s.brick} d="M-6 236h114v60H-6z" />
      <Word className={s.sheet} lang="hi" most={44} text={tea} width={70} x={52} y={284} />
      <path className={s.body} d="M206 27h16v275h-16z" />
      <path className={s.paint} d="M120 34h230l36 36-36 36H120z" />
      <path className={s.sheet} d="M272 116H140l-24 20 24 20h132z" />
      <path className={s.deep} d="M166 166h92l20 17-20 17h-92z" />
      <path className={s.painted} d="M156 136h92" strokeWidth="9" />
      <path d="M186 183h56" strokeWidth="7" />
      <path className={s.sheet} d="M142 308v-56a26 26 0 0 1 52 0v56z" />
      <path className={s.lit} d="M142 258v-6a26 26 0 0 1 52 0v6z" />
      <Word className={s.letters} most={32} text="38" width={40} x={168} y={294} />
      <Word className={s.sheet} most={66} text={word} width={220} x={238} y={93} />
    </>
  ),
  /** A phone held like a hand mirror, with the shop in it; three marigolds are its likes. */
  social: (word) => (
    <>
      {street}
      {shop(-40, tea, true)}
      {shop(360, grocery, false)}
      <path className={s.deep} d="M126 236c2 34 20 46 44 56v60h94v-60c34-12 50-36 46-80z" />
      <rect className={s.body} height="256" rx="18" width="158" x="140" y="12" />
      <path className={s.sky} d="M153 34h132v200H153z" />
      <path className={s.brick} d="M165 92h108v120H165z" />
      <path className={s.inside} d="M177 140h84v72h-84z" />
      <path className={s.lit} d={heap(184, 206, [4, 3, 2], 9)} strokeWidth="3" />
      <path className={s.deep} d="M153 212h132v22H153z" />
      {awning(164, 98, 5, s.paint)}
      <path className={s.paint} d="M161 50h116v48H161z" />
      <path
        className={s.deep}
        d="M126 240c-8-28-8-54 6-86 12-14 30-4 26 12l-8 36c-2 18-2 34-2 56M286 150h30a13 13 0 0 1 0 26h-30a13 13 0 0 1 0-26zm0 28h32a13 13 0 0 1 0 26h-32a13 13 0 0 1 0-26zm0 28h28a13 13 0 0 1 0 26h-28a13 13 0 0 1 0-26zm0 28h20a12 12 0 0 1 0 24h-20a12 12 0 0 1 0-24z"
      />
      <path className={s.paint} d="M164 284h106v11H164zm2 16h102v11H166z" />
      <Word className={s.sheet} most={38} text={word} width={104} x={219} y={87} />
      {marigold(380, 46)}
      {marigold(428, 108)}
      {marigold(74, 84)}
    </>
  ),
  /** A telephone booth of the bazaar: the telephone on its counter rings. */
  telephone: (word) => (
    <>
      {street}
      {shop(-58, '', true)}
      {shop(406, '', false)}
      {lamps([100, 327], 40)}
      <path className={s.plaster} d="M98 112h284v184H98z" />
      <path className={s.inside} d="M122 128h236v94H122z" />
      <path className={s.deep} d="M122 222h236v74H122z" />
      <path d="M142 240h88v38h-88zm108 0h88v38h-88z" />
      <path className={s.lit} d="M82 38h316v80H82z" />
      <path d="M92 48h296v60H92z" strokeWidth="3" />
      <Word className={s.paint} most={60} text={word} width={270} x={240} y={100} />
      <path className={s.paint} d="m206 206 16-46h66l16 46z" />
      <path
        className={s.paint}
        d="M186 162c-6-34 18-44 69-44s75 10 69 44h-34c2-14-4-16-35-16s-37 2-35 16z"
      />
      <circle className={s.sheet} cx="255" cy="180" r="17" />
      <circle cx="255" cy="180" r="9" strokeDasharray="0 7.07" strokeLinecap="round" />
      <path
        className={s.chalk}
        d="M174 132q-12 15 0 30m-16-42q-20 27 0 54m178-42q12 15 0 30m16-42q20 27 0 54"
        strokeLinecap="round"
      />
      <path className={s.sheet} d="M104 206h272v18H104z" />
      <path className={s.body} d="M320 178h38v28h-38z" strokeWidth="4" />
      <path className={s.glow} d="M328 192h22" strokeDasharray="5 3.5" strokeWidth="8" />
      <path className={s.lit} d={jars(136, 206, 1)} strokeWidth="4" />
      <path className={s.deep} d="M16 262h66v10H16zm8 10v28m50-28v28" />
      {dog('translate(286 264) scale(.52)')}
    </>
  ),
  /** A shop front whose shutter is a browser window; its doorbell rings even at night. */
  websites: (word) => (
    <>
      {street}
      <path className={s.brick} d="M40 80h384v216H40z" />
      <path className={s.paint} d="M26 24h412v66H26z" />
      {awning(34, 90, 18, s.lit)}
      <path className={s.inside} d="M88 118h288v178H88z" />
      <path className={s.sheet} d="M88 118h288v132H88zm0 32h288M88 214h288M88 232h288" />
      <path className={s.paint} d="M104 162h104v40H104z" />
      <path
        className={s.letters}
        d="M226 164h130v8H226zm0 16h130v8H226zm0 16h76v8h-76zM100 128h12v12h-12zm20 0h12v12h-12zm20 0h12v12h-12z"
      />
      <path className={s.deep} d="M166 124h196v18H166z" strokeWidth="4" />
      <path className={s.body} d="M82 246h300v12H82z" />
      <path className={s.deep} d="M120 276h224v20H120z" />
      <path
        className={s.lit}
        d={heap(140, 268, [3, 2], 8) + heap(270, 268, [3, 2], 8)}
        strokeWidth="3"
      />
      <path className={s.line} d="M424 128h30v12" />
      <path className={s.lit} d="M432 186c8-10 4-46 22-48 18 2 14 38 22 48z" />
      <path className={s.line} d="M454 188v14" strokeLinecap="round" strokeWidth="9" />
      <Word className={s.sheet} most={54} text={word} width={370} x={232} y={77} />
    </>
  ),
  /** The yard of a sign painter: boards lean, shop signs hang on a rope to dry, a panel of an e-rickshaw under the roof. */
  workshop: (word) => (
    <>
      {street}
      <path className={s.inside} d="M256 66h244v230H256z" />
      <path className={s.deep} d="M242 62h14v238h-14zM22 14h12v286H22z" />
      <path className={s.line} d="M292 66v22m150-22v22" strokeWidth="4" />
      <path className={s.paint} d="M268 86h200v44q0 16-16 16H284q-16 0-16-16z" />
      <path className={s.sheet} d="M278 95h180v42H278z" strokeWidth="4" />
      <Word className={s.paint} lang="hi" most={36} text={seeYou} width={140} x={368} y={128} />
      <path className={s.steel} d="M222 72 262 8h240v64z" />
      <path d={row(10, (i) => `M${249 + i * 27} 72 ${284 + i * 24} 8`)} strokeWidth="3" />
      <path
        className={s.line}
        d="M28 24Q120 50 236 68M54 32v12m28-6v10m30-2v12m26-6v10m34-4v12m32-6v8"
        strokeWidth="4"
      />
      <path className={s.sheet} d="M44 42h50v46H44zm58 12h48v46h-48z" />
      <path className={s.paint} d="M158 64h62v46h-62z" />
      <Word className={s.paint} lang="hi" most={34} text={tea} width={38} x={69} y={75} />
      <Word className={s.paint} lang="hi" most={34} text={medicine} width={36} x={126} y={87} />
      <Word className={s.sheet} lang="hi" most={32} text={sweets} width={52} x={189} y={97} />
      <path className={s.paint} d="m-12 300 20-164h60L48 300z" />
      <path className={s.deep} d="m6 301 19-150h60L66 301z" />
      <path className={s.sheet} d="m24 302 18-136h60L84 302z" />
      <path className={s.painted} d="m54 182h32m-34 16h32m-34 16h22" strokeWidth="7" />
      <path className={s.brick} d="M112 258h56v42h-56zm158 0h56v42h-56z" />
      <path d="M112 279h56m102 0h56" />
      <path className={s.paint} d="M78 154h274v104H78z" />
      <path className={s.chalk} d="M88 164h254v84H88z" strokeWidth="3" />
      <Word className={s.sheet} most={72} text={word} width={232} x={215} y={231} />
      <path className={s.deep} d="M368 246h104v12H368zm10 12h12v44h-12zm72 0h12v44h-12z" />
      <path className={s.line} d="m394 216-8-34m16 34 2-44m8 44 10-36" />
      <path className={s.painted} d="m389 194-4-18m19 10 .6-14M418 194l4-16" strokeWidth="9" />
      <path className={s.sheet} d="M384 210h38v36h-38z" />
      <path className={s.paint} d="M432 218h30v28h-30z" />
      {bucket(186, 262)}
    </>
  ),
};

/** A decorative picture of what a page is about, hidden from screen readers; `covers` crops it to fill its box. */
export const Drawing = ({ subject, word, covers }: HeroDrawing & { covers?: boolean }) => (
  <svg
    aria-hidden="true"
    className={s.drawing}
    preserveAspectRatio={covers ? 'xMidYMax slice' : undefined}
    viewBox="0 0 480 330"
  >
    {drawings[subject](word)}
  </svg>
);

/** Paper flags in a row that hangs through: `step` is how much lower the second one is. */
const flags = (start: string, step: number) =>
  `${start}${row(7, (i) => `h22l-11 26zm68 ${Math.round(step - i * 7.4)}`)}h22l-11 26z`;

/** Strings of paper flags, for a stage with room above its drawing. */
export const bunting = [-92, -174, -256].map((y) => (
  <g key={y} strokeWidth="4" transform={`translate(0 ${y})`}>
    <path className={s.line} d="M-40 0Q240 126 520 0" />
    <path className={s.paint} d={flags('M-22 3', 26)} />
    <path className={s.sheet} d={flags('M12 17', 22)} />
  </g>
));

/** A drawing with both its sides across a stage, and what is above it. */
export const WideDrawing = ({
  subject,
  word,
  children,
}: HeroDrawing & { children?: ReactNode }) => (
  <svg
    aria-label={word}
    className={`${s.drawing} ${s.full} ${s.wide}`}
    preserveAspectRatio="xMidYMax slice"
    role="img"
    viewBox="-240 0 960 330"
  >
    {drawings[subject](word)}
    {children}
  </svg>
);
