import type { ReactElement } from 'react';
import type { HeroDrawing } from '#src/content/section.schema.ts';
import s from './Drawing.module.css';
import { Word } from './Word.tsx';

/** The road and its painted line. */
const ground = <path className={s.line} d="M0 313h480M20 323h60m60 0h130m40 0h90" />;

/** A pair of slippers, toes to the right. */
const slippers = (x: number, className: string | undefined) => (
  <g transform={`translate(${x})`}>
    <path
      className={className}
      d="M16 264h36a13 13 0 0 1 0 26H16a10 13 0 0 1 0-26zm-6 34h36a13 13 0 0 1 0 26H10a10 13 0 0 1 0-26z"
    />
    <path className={s.chalk} d="m26 265 28 12-28 12m-6 10 28 12-28 12" />
  </g>
);

/** The stair around Golghar. */
const stair = 'M250 38c74 32 116 92 110 138-8 54-140 92-268 94';

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
  const letters = { most: 110, text: word, width: 372, x: 240, y: 152 };
  return (
    <>
      <Word {...letters} className={s.deep} />
      <Word {...letters} className={`${s.sheet} ${s.half}`} />
    </>
  );
};

/** Every subject on 480 × 330 units with the ground at 313, and a word painted on something in it. */
const drawings: Record<HeroDrawing['subject'], (word: string) => ReactElement> = {
  /** A free tasting: a plate on a folding table under a sunshade, and a queue of slippers. */
  activation: (word) => (
    <>
      <path className={s.line} d="M0 246h480" />
      <path className={s.sheet} d="M44 44h116v200H44z" />
      <path className={s.paint} d="M44 44h116v40H44z" />
      <circle className={s.lit} cx="102" cy="136" r="34" />
      <path d="M64 192h76m-76 20h44" />
      {slippers(6, s.paint)}
      {slippers(84, s.body)}
      {slippers(162, s.paint)}
      <path className={s.line} d="M352 160V14" strokeWidth="9" />
      <path className={s.paint} d="M228 82C252-6 452-6 476 82z" />
      <path className={s.sheet} d="M290 82c8-44 34-66 62-66s54 22 62 66z" />
      <path className={s.deep} d="m272 178 140 135h18L290 178zm160 0L292 313h-18l140-135z" />
      <path
        className={s.paint}
        d="M256 172h196v70l-16 14-20-14-20 14-21-14-21 14-21-14-20 14-20-14-20 14-17-14z"
      />
      <path className={s.sheet} d="M244 158h220v16H244z" />
      <path className={s.body} d="M282 142h140l-14 16H296z" />
      <path
        className={s.lit}
        d="M302 124a18 18 0 1 1 0 .1zm34 0a18 18 0 1 1 0 .1zm34 0a18 18 0 1 1 0 .1zm-51-28a18 18 0 1 1 0 .1zm34 0a18 18 0 1 1 0 .1z"
      />
      <Word className={s.sheet} most={60} text={word} width={172} x={354} y={230} />
    </>
  ),
  /** The districts as tiles on a painted wall, one of them lit. */
  bihar: (word) => (
    <>
      {ground}
      <path className={s.sheet} d="M20 40h404v273H20z" />
      <path className={s.paint} d="M8 22h428v20H8z" />
      <path
        className={s.painted}
        d="M118 76h108M118 114h260M118 152h260M80 190h298M42 228h298M118 266h184"
        strokeDasharray="32 6"
        strokeWidth="32"
      />
      <path className={s.lit} d="M118 136h32v32h-32z" />
      <path
        className={s.deep}
        d="m392 313 18-230h11l-18 230zm52 0 18-230h11l-18 230zm-37-28h42m-39-40h42m-38-40h42m-38-40h42m-38-40h42"
      />
      <Word className={s.body} most={46} text={word} width={150} x={308} y={92} />
    </>
  ),
  /** The e-rickshaw from behind: loudspeaker, back flap, tailboard and lamps. */
  'e-rickshaw': (word) => (
    <>
      {ground}
      <path
        className={s.line}
        d="M240 70V48m76 24V46m-150 26V46M150 46h180M292 18c10 8 10 20 0 28m16-40c18 14 18 38 0 52"
      />
      <path
        className={s.body}
        d="M116 272h36v41h-36zm212 0h36v41h-36zM120 98h240v160H120zM98 84c30-22 254-22 284 0v14H98zM190 26h24v24h-24zM104 258h272v14H104z"
      />
      <path className={s.deep} d="M140 106h200v62H140z" />
      <path
        className={s.body}
        d="M168 168c0-24 10-34 26-34s26 10 26 34zm92 0c0-24 10-34 26-34s26 10 26 34zM180 124a14 14 0 1 1 28 0 14 14 0 0 1-28 0zm92 0a14 14 0 1 1 28 0 14 14 0 0 1-28 0z"
        stroke="none"
      />
      <path className={s.lit} d={`M100 98h280${'l-14 14-14-14'.repeat(10)}z`} stroke="none" />
      <path className={s.paint} d="m214 30 62-26v56l-62-14z" />
      <path className={s.sheet} d="M112 176h256v72H112zm94 86h68v26h-68zm12 13h44" />
      <path
        className={s.lit}
        d="M119 265a15 15 0 1 1 30 0 15 15 0 0 1-30 0zm212 0a15 15 0 1 1 30 0 15 15 0 0 1-30 0z"
      />
      <Word className={s.paint} most={62} text={word} width={234} x={240} y={234} />
    </>
  ),
  /** A shamiana on the morning of the event: one pole still leans, but the microphone is ready. */
  event: (word) => (
    <>
      {ground}
      <path className={s.line} d="M240 24 10 60m230-36 230 36" />
      <path
        className={s.lit}
        d="m30 57 12 27 14-31zm40-6 12 27 14-31zm40-7 12 27 14-31zm40-6 12 27 14-31zm300 19-12 27-14-31zm-40-6-12 27-14-31zm-40-7-12 27-14-31zm-40-6-12 27-14-31z"
      />
      <path className={s.deep} d="M108 140h264v150H108z" />
      <path className={s.deep} d="M70 134h14v179H70zm326 0h14l46 179h-14z" />
      <path className={s.paint} d="M240 24 424 124H56z" />
      <path className={s.sheet} d="m240 24-62 100h-62zm0 0 62 100h62zm0 0 30 100h-60z" />
      <path className={s.sheet} d={`M56 124h368v10${'c0 22-46 22-46 0'.repeat(8)}z`} />
      <path className={s.paint} d="M128 168h176v66H128z" />
      <path className={s.body} d="M84 282h312v31H84z" />
      <path d="M340 282v-72m-22 72h44" strokeWidth="7" />
      <path className={s.body} d="m336 214-10-26a12 12 0 0 1 24-8l6 28z" />
      <Word className={s.sheet} most={54} text={word} width={158} x={216} y={220} />
    </>
  ),
  /** An empty hoarding: lamps off, one crow, and a sign that it is to let. */
  'not-found': (word) => (
    <>
      {ground}
      <path className={s.line} d="M94 70V48h26v8m92 14V48h26v8" />
      <path
        className={s.body}
        d="M112 54h18l8 12h-34zm118 0h18l8 12h-34zM96 226h14v87H96zm274 0h14v87h-14z"
      />
      <path className={s.sheet} d="M30 68h420v158H30z" />
      <path d="m166 120 74-36 74 36" />
      <path className={s.lit} d="m140 118 200-6 3 76-200 6z" />
      <Word className={s.body} most={60} text={word} width={170} x={241} y={174} />
      <path className={s.line} d="M350 52v16m14-16v16" />
      <path
        className={s.body}
        d="m296 26 22-6c6-16 28-16 34 0 8 4 16 10 24 18l40 20-44-2c-30 8-54-4-54-28z"
      />
      <path className={s.chalk} d="M330 20h.1" strokeLinecap="round" strokeWidth="7" />
    </>
  ),
  /** A hoarding with a half-painted headline, and the ladder and bucket for the other half. */
  outdoor: (word) => (
    <>
      {ground}
      <path className={s.line} d="M94 40V20h26v8m92 12V20h26v8m92 12V20h26v8" />
      <path
        className={s.body}
        d="M112 26h18l8 12h-34zm118 0h18l8 12h-34zm118 0h18l8 12h-34zM92 196h14v117H92zm282 0h14v117h-14z"
      />
      <path className={s.sheet} d="M30 40h420v160H30z" />
      <path className={s.paint} d="M30 40h208l-12 26 18 24-20 34 18 30-14 46H30z" />
      {halfPainted(word)}
      <path
        className={s.deep}
        d="m276 313 40-250h12l-40 250zm66 0 40-250h12l-40 250zm-50-32h60m-54-38h60m-54-38h60m-54-38h60m-54-38h60m-54-38h60"
      />
      <path className={s.line} d="M160 264c0-34 60-34 60 0" />
      <path className={s.lit} d="M156 262h68l-8 51h-52z" />
      <path className={s.paint} d="M150 250h80v14h-22v18h-12v-18h-46z" />
    </>
  ),
  /** The curve of Golghar with its stair, behind the boards of the town. */
  patna: (word) => (
    <>
      {ground}
      <path className={s.deep} d="M70 313C76 160 140 46 240 34c100 12 164 126 170 279z" />
      <path className={s.sheet} d="M220 36V16h40v20z" />
      <path d={stair} strokeWidth="28" />
      <path className={s.chalk} d={stair} strokeWidth="18" />
      <path d={stair} strokeDasharray="5 9" strokeWidth="18" />
      <path
        className={s.body}
        d="M40 250h12v63H40zm84 0h12v63h-12zm58-22h12v85h-12zm110 0h12v85h-12zm72 32h12v53h-12zm66 0h12v53h-12z"
      />
      <path className={s.body} d="M18 186h140v66H18z" />
      <path className={s.chalk} d="M38 210h100m-100 18h60" />
      <path className={s.paint} d="M166 150h154v80H166z" />
      <path className={s.lit} d="M346 200h118v62H346z" />
      <path d="M364 222h82m-82 18h50" />
      <Word className={s.sheet} most={60} text={word} width={134} x={243} y={211} />
    </>
  ),
  /** A candidate's board, limed white; the stencil of the symbol is still an empty circle. */
  political: (word) => (
    <>
      {ground}
      <path className={s.deep} d="M60 14h16v299H60zm344 0h16v299h-16z" />
      <path className={s.body} d="M36 32h408v192H36z" />
      <path className={s.sheet} d="M52 48h376v160H52z" />
      <Word className={s.paint} most={96} text={word} width={184} x={160} y={146} />
      <path d="M68 172h184m-184 18h110" />
      <path className={s.lit} d="M274 62h138v132H274z" />
      <circle className={s.sheet} cx="343" cy="128" r="48" />
      <path className={s.glow} d="M343 70v24m0 68v24m-58-58h24m68 0h24" strokeWidth="12" />
      <path className={s.line} d="M138 264c0-34 64-34 64 0" />
      <path className={s.body} d="M134 262h72l-8 51h-56z" />
      <path className={s.sheet} d="M128 250h84v14h-24v16h-12v-16h-48z" />
      <path className={s.deep} d="m252 302 92-34 6 18-92 34z" />
      <path className={s.sheet} d="m336 258 66-24 14 40-66 24z" />
      <path d="m352 254 13 38" />
    </>
  ),
  /** A bazaar lane with one lit board: the one with a coin in its slot. */
  ppc: (word) => (
    <>
      <path className={s.deep} d="M0 20 184 132v66L0 290zm480 0L296 132v66l184 92z" />
      <path
        className={s.body}
        d="M0 140 40 152v112L0 290zm70 26 28 8v66l-28 15zm56 14 18 4v36l-18 9zM480 140l-40 12v112l40 26zm-70 26-28 8v66l28 15zm-56 14-18 4v36l18 9zM0 66h72v48H0zm64 54h56v34H64zM480 66h-72v48h72zm-64 54h-56v34h56z"
      />
      <path className={s.line} d="m0 290 184-92h112l184 92M0 313h480M20 323h60m60 0h130m40 0h90" />
      <path
        className={s.glow}
        d="M112 66 80 48m32 56H84m284-38 32-18m-32 56h28M176 32l-14-26m78 22V0m64 32 14-26"
      />
      <path className={s.body} d="M231 146h18v108h-18z" />
      <path className={s.lit} d="M128 46h224v100H128z" />
      <circle className={s.sheet} cx="300" cy="274" r="28" />
      <path d="M296 262h22m-22 11h22m-18-11c16 0 16 17-2 17l16 12" />
      <path className={s.body} d="M184 236h104v77H184z" />
      <path className={s.chalk} d="M278 250v48m-78-42h42m-42 18h26" />
      <Word className={s.body} most={74} text={word} width={196} x={240} y={122} />
    </>
  ),
  /** A sweet shop's counter: scales, menu board and a paper cone of jalebi. */
  retail: (word) => (
    <>
      {ground}
      <path className={s.line} d="M286 0v24M434 0v24" />
      <path className={s.body} d="M262 24h196v112H262z" />
      <path className={s.chalk} d="M280 82h96m28 0h36M280 101h96m28 0h36M280 120h96m28 0h36" />
      <path className={s.deep} d="M36 230h408v83H36z" />
      <path className={s.body} d="M58 246h364v46H58z" />
      <path
        className={s.sheet}
        d="M70 276h76v16H70zm92 0h76v16h-76zm92 0h76v16h-76zm92 0h64v16h-64z"
      />
      <path className={s.paint} d="M20 204h440v28H20z" />
      <path
        className={s.line}
        d="M126 60v144M48 84l156-22M48 84l-34 62m34-62 34 62M204 62l-34 62m34-62 34 62M94 202h64"
      />
      <path className={s.sheet} d="M28 146v-28h40v28zm20-28v-12" />
      <path
        className={s.body}
        d="M4 146h88c-6 28-82 28-88 0zm156-22h88c-6 28-82 28-88 0zM114 56a12 12 0 1 1 24 0 12 12 0 0 1-24 0z"
      />
      {jalebi(331, 168)}
      {jalebi(381, 168)}
      {jalebi(356, 158)}
      <path className={s.sheet} d="m304 172 52 74 52-74z" />
      <path d="m332 188 48 0m-38 14h28" />
      <Word className={s.sheet} most={40} text={word} width={170} x={360} y={66} />
    </>
  ),
  /** A map folded at the crossing: the pin is taller than the shops, and a shutter opens under it. */
  seo: (word) => (
    <>
      <path className={s.sheet} d="M24 84 132 58v206L24 290zm216 0 108-26v206l-108 26z" />
      <path className={s.deep} d="m132 58 108 26v206l-108-26zm216 0 108 26v206l-108-26z" />
      <path
        d="m24 186 108-26 108 26 108-26 108 26M240 84v200M60 76v204M382 66v208"
        strokeWidth="20"
      />
      <path
        className={s.chalk}
        d="m24 186 108-26 108 26 108-26 108 26M60 76v204M382 66v208"
        strokeDasharray="14 12"
      />
      <path
        className={s.paint}
        d="m84 96 32-8v36l-32 8zm64 10 40 10v34l-40-10zm262-8 30 7v34l-30-7zm-98 10 20-5v36l-20 5zM84 212l32-8v30l-32 8z"
      />
      {ground}
      <path
        className={s.sheet}
        d="M92 256h80v57H92zm0 14h80m-80 14h80m-80 14h80m136-42h80v57h-80zm0 14h80m-80 14h80m-80 14h80"
      />
      <path className={s.body} d="M84 234h88v22H84zm224 0h88v22h-88zM180 236h120v77H180z" />
      <path className={s.sheet} d="M186 236h108v40H186zm0 14h108m-108 13h108" />
      <path className={s.paint} d="M168 200h144v38H168z" />
      <path className={s.lit} d="m240 200-44-78a52 52 0 1 1 88 0z" />
      <circle className={s.sheet} cx="240" cy="92" r="20" />
      <Word className={s.sheet} most={32} text={word} width={128} x={240} y={230} />
    </>
  ),
  /** A phone held like a hand mirror, with the shop in it; three marigolds are its likes. */
  social: (word) => (
    <>
      <path className={s.line} d="M0 313h150m130 0h200M20 323h60m220 0h70m20 0h50" />
      <path className={s.sheet} d="M126 236c2 34 20 46 44 56v41h94v-41c34-12 50-36 46-80z" />
      <rect className={s.body} height="256" rx="18" width="158" x="140" y="12" />
      <path className={s.sheet} d="M153 34h132v200H153z" />
      <path className={s.deep} d="M165 112h108v100H165z" />
      <path className={s.body} d="M183 140h72v72h-72z" />
      <path className={s.sheet} d="M161 102h116l8 30H153zm22 0-4 30m26-30v30m28-30v30m22-30 4 30" />
      <path className={s.paint} d="M161 50h116v46H161z" />
      <path
        className={s.sheet}
        d="M126 240c-8-28-8-54 6-86 12-14 30-4 26 12l-8 36c-2 18-2 34-2 56M286 150h30a13 13 0 0 1 0 26h-30a13 13 0 0 1 0-26zm0 28h32a13 13 0 0 1 0 26h-32a13 13 0 0 1 0-26zm0 28h28a13 13 0 0 1 0 26h-28a13 13 0 0 1 0-26zm0 28h20a12 12 0 0 1 0 24h-20a12 12 0 0 1 0-24z"
      />
      <path className={s.paint} d="M164 282h106v11H164zm2 16h102v11H166z" />
      <Word className={s.sheet} most={38} text={word} width={104} x={219} y={87} />
      {marigold(380, 56)}
      {marigold(428, 128)}
      {marigold(382, 196)}
    </>
  ),
  /** A shop front whose shutter is a browser window; its doorbell rings at night, too. */
  websites: (word) => (
    <>
      {ground}
      <path className={s.deep} d="M56 92h352v221H56z" />
      <path className={s.paint} d="M40 24h384v68H40z" />
      <path className={s.body} d="M88 106h288v207H88z" />
      <path className={s.sheet} d="M88 106h288v156H88zm0 36h288M88 216h288M88 236h288" />
      <path className={s.paint} d="M106 158h104v44H106z" />
      <path
        className={s.body}
        d="M228 160h128v8H228zm0 18h128v8H228zm0 18h76v8h-76zM82 254h300v12H82z"
        stroke="none"
      />
      <path
        className={s.body}
        d="M104 124h.1m18 0h.1m18 0h.1"
        strokeLinecap="round"
        strokeWidth="13"
      />
      <path d="M162 116h196v16H162z" />
      <path className={s.line} d="M408 130h44v12" />
      <path className={s.lit} d="M430 190c8-10 4-46 22-48 18 2 14 38 22 48z" />
      <path className={s.line} d="M452 192v14" strokeLinecap="round" strokeWidth="9" />
      <Word className={s.sheet} most={56} text={word} width={350} x={232} y={78} />
    </>
  ),
};

/** A picture of what a page is about; decorative, so hidden from screen readers. */
export function Drawing({ subject, word }: HeroDrawing) {
  return (
    <svg aria-hidden="true" className={s.drawing} viewBox="0 0 480 330">
      {drawings[subject](word)}
    </svg>
  );
}
