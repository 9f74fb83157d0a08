import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { clearCanvas, paintName, paintScene } from './paint-picture.ts';
import { type ColourName, colours, type PaintedKind, sceneSide } from './surfaces.ts';
import { useScene } from './use-scene.ts';

interface BoardCanvasProps {
  className: string | undefined;
  /** What the picture shows, for screen readers. */
  label: string;
  /** Fit to paint (clean-name.ts); empty until one is typed. */
  name: string;
  /** Painted in its place until then. */
  placeholder: string;
  kind: PaintedKind;
  colourName: ColourName;
  /** The agency's small line. */
  signature: string;
  /** Called with the finished picture once it has not changed for a while. */
  onFinish: (canvas: HTMLCanvasElement) => void;
}

/** Pause in ms after which the picture is finished. */
const pauseMs = 200;

/** The scene covers all of it, and an opaque canvas paints faster. */
const brushOf = (canvas: HTMLCanvasElement | null) => canvas?.getContext('2d', { alpha: false });

/** The display font, for canvases. While a face of it loads, and without it, letters of the device paint. */
const displayFont = { families: 'Anek, sans-serif' };

/** Loads what of the display font a text needs. Another object once a face has come, so that it is used. */
function useDisplayFont(text: string): typeof displayFont {
  const [font, setFont] = useState(displayFont);
  useEffect(() => {
    const renew = () => setFont({ ...displayFont });
    document.fonts.addEventListener('loadingdone', renew);
    return () => document.fonts.removeEventListener('loadingdone', renew);
  }, []);
  useEffect(() => {
    document.fonts.load('800 1px Anek', text).catch(() => {});
  }, [text]);
  return font;
}

/** The painted board: the scene around it is painted once, the name at every key. */
export function BoardCanvas(props: BoardCanvasProps) {
  const { className, label, name, placeholder, kind, colourName, signature } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const finish = useEffectEvent(() => canvas.current && props.onFinish(canvas.current));
  const layers = useScene(kind);
  const text = (name || placeholder).toUpperCase();
  const font = useDisplayFont(signature + text);
  const surroundings = useMemo(
    () => layers && { layers, signature, ...font },
    [layers, signature, font],
  );

  useEffect(() => {
    const brush = brushOf(canvas.current);
    if (!brush) return;
    if (surroundings) paintScene(brush, surroundings);
    else clearCanvas(brush);
  }, [surroundings]);

  useEffect(() => {
    const brush = brushOf(canvas.current);
    if (!brush || !surroundings) return;
    const paint = (isTyping: boolean) =>
      paintName(brush, surroundings.layers, {
        name: text,
        colours: colours[colourName],
        families: surroundings.families,
        isTyping,
      });
    paint(true);
    const timer = setTimeout(() => {
      paint(false);
      finish();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [surroundings, text, colourName]);

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
