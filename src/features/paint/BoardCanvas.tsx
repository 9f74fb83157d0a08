import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { clearCanvas, paintName, paintScene } from './paint-picture.ts';
import { type ColourName, colours, type PaintedKind, sceneSide } from './surfaces.ts';
import type { PainterFamilies } from './use-painter-fonts.ts';
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
  families: PainterFamilies;
  /** Called with the finished picture once it has not changed for a while. */
  onFinish: (canvas: HTMLCanvasElement) => void;
}

/** Pause in ms after which the picture is finished. */
const pauseMs = 200;

/** The scene covers all of it, and an opaque canvas paints faster. */
const brushOf = (canvas: HTMLCanvasElement | null) => canvas?.getContext('2d', { alpha: false });

/** The painted board: the scene around it is painted once, the name at every key. */
export function BoardCanvas(props: BoardCanvasProps) {
  const { className, label, name, placeholder, kind, colourName, signature, families } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const finish = useEffectEvent(() => canvas.current && props.onFinish(canvas.current));
  const layers = useScene(kind);
  const text = (name || placeholder).toUpperCase();
  const textFamilies = name ? families.typed : families.own;
  const surroundings = useMemo(
    () => layers && { layers, signature, families: families.own },
    [layers, signature, families.own],
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
        families: textFamilies,
        isTyping,
      });
    paint(true);
    const timer = setTimeout(() => {
      paint(false);
      finish();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [surroundings, text, textFamilies, colourName]);

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
