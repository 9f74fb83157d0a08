import { formatPaise, rupeesToPaise } from '#contract/money.ts';
import type { StageProps } from '#src/site/section.ts';
import d from '../Drawing.module.css';
import { dog, heap } from '../Drawing.tsx';
import { Word } from '../Word.tsx';
import s from './Scene.module.css';
import { kite, road, Scene, wires } from './Scene.tsx';

/** A phone with a shop's page on it, before the closed shutter of the shop. */
export function ShopPage({ stage }: StageProps<'shop-page'>) {
  const { shop, closed, items, call } = stage;
  const priced = items.map(({ name, price }) => ({ name, sum: formatPaise(rupeesToPaise(price)) }));
  return (
    <Scene words={[shop, closed, ...priced.map(({ name, sum }) => `${name} ${sum}`), call]}>
      <path className={d.far} d="M0 120h60V80h80v40h340v252H0z" />
      <path className={s.star} d="M30 44a24 24 0 1 1 48 0 24 24 0 0 1-48 0z" />
      {wires}
      {kite(196, 16)}
      <path className={d.plaster} d="M0 150h480v222H0z" />
      <path className={`${d.paint} ${s.edge}`} d="M-9 116h300v62H-9z" />
      <Word className={s.screen} most={46} text={shop} width={230} x={134} y={163} />
      <path className={`${d.steel} ${s.edge}`} d="M18 178h244v194H18z" />
      <path className={s.edge} d={`M20 196${'h240m-240 18'.repeat(10)}`} strokeWidth="2" />
      <path className={d.line} d="M108 372v-14h60v14" />
      <g transform="rotate(-4 120 256)">
        <path className={d.line} d="m72 232 50-34 50 34" />
        <path className={`${d.sheet} ${s.edge}`} d="M48 230h148v54H48z" />
        <Word className={d.paint} most={42} text={closed} width={124} x={122} y={271} />
      </g>
      {road}
      <g className={s.edge}>{dog('translate(32 346) scale(.5)')}</g>
      <g transform="rotate(3 360 220)">
        <rect className={d.body} height="344" rx="26" width="204" x="258" y="44" />
        <path className={s.screen} d="M272 68h176v294H272z" />
        <path className={d.road} d="M332 54h56v5h-56z" />
        <path className={d.paint} d="M272 68h176v46H272z" />
        <Word className={s.screen} most={32} text={shop} width={150} x={360} y={101} />
        <path className={d.deep} d="M272 114h176v84H272z" />
        <path className={d.lit} d={heap(314, 170, [4, 3, 2], 12)} />
        <path className={`${d.sheet} ${s.fine}`} d="M300 180h120l-14 14h-92z" />
        {priced.map(({ name, sum }, index) => (
          <g key={name}>
            <Word
              align="start"
              className={d.letters}
              most={20}
              text={name}
              width={80}
              x={284}
              y={222 + index * 42}
            />
            <Word
              align="end"
              className={d.paint}
              most={22}
              text={sum}
              width={64}
              x={436}
              y={222 + index * 42}
            />
            <path
              d={`M286 ${240 + index * 42}h150`}
              stroke="#4a3f35"
              strokeDasharray="3 6"
              strokeWidth="3"
            />
          </g>
        ))}
        <path className={`${d.lit} ${s.edge}`} d="M284 300h152v48H284z" />
        <Word className={d.letters} most={36} text={call} width={126} x={360} y={336} />
      </g>
    </Scene>
  );
}
