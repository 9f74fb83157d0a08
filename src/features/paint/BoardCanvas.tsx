import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { roughFit } from './fit-name.ts';
import styles from './PaintStudio.module.css';
import { paintName, paintScene } from './paint-picture.ts';
import { type ColourName, colours, type PaintedKind, sceneSide, surfaces } from './surfaces.ts';
import { useScene } from './use-scene.ts';

interface BoardCanvasProps {
  /** Describes the picture to screen readers. */
  label: string;
  /** Cleaned by `cleanName`; may be empty. */
  name: string;
  placeholder: string;
  kind: PaintedKind;
  colourName: ColourName;
  /** The agency's small line. */
  signature: string;
  /** Called with the canvas once the picture has settled. */
  onFinish: (canvas: HTMLCanvasElement) => void;
}

const settleMs = 200;

/** Opaque, which paints faster: the scene covers all of it. */
const contextOf = (canvas: HTMLCanvasElement | null) => canvas?.getContext('2d', { alpha: false });

/** Font families of the canvas: a system font until Anek has loaded, or if it fails to. */
const displayFont = { families: 'Anek, sans-serif' };

/** Loads the display font for a text. Returns a new object after each load, so that effects repaint. */
function useDisplayFont(text: string): typeof displayFont {
  const [font, setFont] = useState(displayFont);
  useEffect(() => {
    const refresh = () => setFont({ ...displayFont });
    document.fonts.addEventListener('loadingdone', refresh);
    return () => document.fonts.removeEventListener('loadingdone', refresh);
  }, []);
  useEffect(() => {
    document.fonts.load('800 1px Anek', text).catch(() => {});
  }, [text]);
  return font;
}

/** Around each board: lamps, poles and awnings, the foot of the wall, the rickshaw on its wheels. */
const surroundings: Record<PaintedKind, string> = {
  hoarding: `M206 164${'v-52q0-20 20-20h30m-2-6h36l18 36h-72zm252 78'.repeat(3)}M196 640v360m30 0V640m628 0v360m30 0V640M0 760h196m30 0h628m30 0h196M226 760v40${'q39 56 78.5 0'.repeat(8)}V760M0 800q39 56 98 0t98 0m688 0q39 56 98 0t98 0M226 920h628`,
  wall: 'M90 790v110m900-110v110M0 900h1080',
  'e-rickshaw': 'M136 760h808v110H136zM178 870v130h84V870m556 0v130h84V870M116 210q424-190 848 0z',
};

/** The board in pencil, until its scene has loaded. */
function Sketch({ kind, text }: { kind: PaintedKind; text: string }) {
  const { ground, letters } = surfaces[kind];
  const { x, y, width, height } = ground;
  const { size, baseline } = roughFit(text, letters);
  const across = `h${width + 80}`;
  const down = `v${height + 80}`;
  return (
    <svg aria-hidden="true" className={styles.sketch} viewBox={`0 0 ${sceneSide} ${sceneSide}`}>
      <path
        d={`M${x - 40} ${y}${across}M${x - 40} ${y + height}${across}M${x} ${y - 40}${down}M${x + width} ${y - 40}${down}M0 1000h${sceneSide}${surroundings[kind]}`}
      />
      <text fontSize={size} x={x + width / 2} y={baseline}>
        {text}
      </text>
    </svg>
  );
}

/** The painted board. The name is repainted on every keystroke, the scene around it only when it changes. */
export function BoardCanvas(props: BoardCanvasProps) {
  const { label, name, placeholder, kind, colourName, signature } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const finish = useEffectEvent(() => canvas.current && props.onFinish(canvas.current));
  const layers = useScene(kind);
  const text = (name || placeholder).toUpperCase();
  const font = useDisplayFont(signature + text);

  // Layout effects: the canvas replaces the sketch already painted, not black for one frame.
  useLayoutEffect(() => {
    const context = contextOf(canvas.current);
    if (context && layers) paintScene(context, layers, signature, font.families);
  }, [layers, signature, font]);

  useLayoutEffect(() => {
    const context = contextOf(canvas.current);
    if (!context || !layers) return;
    const paint = (isTyping: boolean) =>
      paintName(context, layers, text, colours[colourName], font.families, isTyping);
    paint(true);
    const timer = setTimeout(() => {
      paint(false);
      finish();
    }, settleMs);
    return () => clearTimeout(timer);
  }, [layers, font, text, colourName]);

  return (
    <div aria-label={label} className={styles.picture} data-scripted role="img">
      {layers ? (
        <canvas height={sceneSide} ref={canvas} width={sceneSide} />
      ) : (
        <Sketch kind={kind} text={text} />
      )}
    </div>
  );
}
