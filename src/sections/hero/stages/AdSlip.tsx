import { findService } from '#contract/catalogue.ts';
import { formatPaise, groupDigits, rupeesToPaise } from '#contract/money.ts';
import type { StageProps } from '#src/site/section.ts';
import d from '../Drawing.module.css';
import { Word } from '../Word.tsx';
import s from './Scene.module.css';
import { Scene } from './Scene.tsx';

const coin = (x: number, y: number) => (
  <path
    className={`${d.lit} ${s.edge}`}
    d={`M${x} ${y}v12c0 18 60 18 60 0v-12c0-18-60-18-60 0c0 18 60 18 60 0`}
  />
);

/** A slip on the wall of a shop: the ad, and below it what it costs with our fee from the catalogue. */
export function AdSlip({ stage, site }: StageProps<'ad-slip'>) {
  const { tag, ad, spend, click, from, rows } = stage;
  // check-content.ts guarantees the service.
  const feePaise = findService(site.catalogue, from)?.amountPaise ?? 0;
  const spendPaise = rupeesToPaise(spend);
  const sums = [
    { text: rows.spend, sum: formatPaise(spendPaise) },
    { text: rows.click, sum: formatPaise(rupeesToPaise(click)) },
    { text: rows.clicks, sum: groupDigits(Math.floor(spend / click)) },
    { text: rows.fee, sum: `+ ${formatPaise(feePaise)}` },
    { text: rows.total, sum: formatPaise(spendPaise + feePaise) },
  ];
  return (
    <Scene words={[tag, ad, ...sums.map(({ text, sum }) => `${text} ${sum}`)]}>
      <path className={d.plaster} d="M0-400h480v730H0z" />
      <path className={d.brick} d="M0 330h480v70H0z" />
      <path className={d.line} d="M-9 330h498" />
      <path className={d.far} d="M14 160h40v6H14zM20 270h34v6H20zM432 230h34v6h-34z" />
      <path className={d.line} d="M36-400v461M446-400v449" />
      <path className={d.body} d="M26 60h20v14H26z" />
      <path className={`${d.lamp} ${s.edge}`} d="M18 92a18 18 0 1 1 36 0 18 18 0 0 1-36 0z" />
      {/* Chillies and a lemon against the evil eye */}
      <path
        className={d.paint}
        d="M448 50q20 4 24 24-18-2-24-14zm-4 16q-20 4-24 24 18-2 24-14zm4 14q20 4 24 24-18-2-24-14z"
      />
      <path className={`${d.lit} ${s.fine}`} d="M446 104q18 4 18 22t-18 22q-18-4-18-22t18-22z" />
      {/* The slip, its nail and its clip */}
      <path className={`${d.sheet} ${s.edge}`} d={`M70 62h340v318${'l-17 12-17-12'.repeat(10)}z`} />
      <path className={`${d.steel} ${s.edge}`} d="M190 78V50l24-8V26h52v16l24 8v28z" />
      <path className={d.letters} d="M232 30a8 8 0 1 1 16 0 8 8 0 0 1-16 0z" />
      <path className={d.paint} d="M88 96h304v66H88z" />
      <path className={d.lit} d="M98 106h64v26H98z" />
      <Word className={d.letters} most={20} text={tag} width={54} x={130} y={127} />
      <Word align="start" className={s.screen} most={34} text={ad} width={206} x={174} y={132} />
      <path className={d.deep} d="M100 142h190v5H100zm0 10h140v4H100z" />
      {sums.map(({ text, sum }, index) => (
        <g key={text}>
          <Word
            align="start"
            className={index === 4 ? d.letters : s.soft}
            most={23}
            text={text}
            width={178}
            x={90}
            y={195 + index * 40}
          />
          <Word
            align="end"
            className={index % 2 ? s.soft : d.letters}
            most={index % 2 ? 24 : 32}
            text={sum}
            width={110}
            x={390}
            y={197 + index * 40}
          />
        </g>
      ))}
      <path className={s.fine} d="M88 248h304M88 327h304m-304 5h304" />
      {coin(-2, 352)}
      {coin(8, 338)}
      <path className={`${d.sheet} ${s.edge}`} d="M424 388l-8-56h48l-8 56z" />
      <path className={d.brick} d="M421 348h38l-5 36h-28z" />
    </Scene>
  );
}
