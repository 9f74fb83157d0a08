import s from './Drawing.module.css';
import { Ground } from './Ground.tsx';
import { Word } from './Word.tsx';

/** A shamiana on the morning of the event: one pole still leans, but the microphone is ready. */
export function Event({ word }: { word: string }) {
  return (
    <>
      <Ground />
      <path className={s.line} d="M240 24 10 60m230-36 230 36" />
      <path
        className={s.lit}
        d="m30 57 12 27 14-31zm40-6 12 27 14-31zm40-7 12 27 14-31zm40-6 12 27 14-31zm300 19-12 27-14-31zm-40-6-12 27-14-31zm-40-7-12 27-14-31zm-40-6-12 27-14-31z"
      />
      <path className={s.deep} d="M108 140h264v150H108z" />
      <path className={s.deep} d="M70 134h14v179H70zm326 0h14l46 179h-14z" />
      <path className={s.paint} d="M240 24 424 124H56z" />
      <path className={s.sheet} d="m240 24-62 100h-62zm0 0 62 100h62zm0 0 30 100h-60z" />
      <path
        className={s.sheet}
        d="M56 124h368v10c0 22-46 22-46 0 0 22-46 22-46 0 0 22-46 22-46 0 0 22-46 22-46 0 0 22-46 22-46 0 0 22-46 22-46 0 0 22-46 22-46 0 0 22-46 22-46 0z"
      />
      <path className={s.paint} d="M128 168h176v66H128z" />
      <path className={s.body} d="M84 282h312v31H84z" />
      <path d="M340 282v-72m-22 72h44" strokeWidth="7" />
      <path className={s.body} d="m336 214-10-26a12 12 0 0 1 24-8l6 28z" />
      <Word className={s.sheet} most={54} text={word} width={158} x={216} y={220} />
    </>
  );
}
