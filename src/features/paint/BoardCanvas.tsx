import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paintName, paintScene } from './paint-picture.ts';
import { type ColourName, colours, type PaintedKind, sceneSide } from './surfaces.ts';
import { useScene } from './use-scene.ts';

interface BoardCanvasProps {
  className: string | undefined;
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

/** Font families of the canvas: a font of the device paints until Anek has loaded, or if it fails to. */
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

/** The painted board. The name is repainted at every key, the scene around it only when it changes. */
export function BoardCanvas(props: BoardCanvasProps) {
  const { className, label, name, placeholder, kind, colourName, signature } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const finish = useEffectEvent(() => canvas.current && props.onFinish(canvas.current));
  const layers = useScene(kind);
  const text = (name || placeholder).toUpperCase();
  const font = useDisplayFont(signature + text);

  useEffect(() => {
    const context = contextOf(canvas.current);
    if (context) paintScene(context, layers, signature, font.families);
  }, [layers, signature, font]);

  useEffect(() => {
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
    <canvas
      aria-label={label}
      className={className}
      data-scripted
      height={sceneSide}
      ref={canvas}
      role="img"
      width={sceneSide}
    />
  );
}
