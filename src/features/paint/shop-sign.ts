import { cleanName } from './clean-name.ts';
import { fitName, inkMeter } from './fit-name.ts';

/** Bounds of the letters on the sign of the home page, in units of its drawing (NameField.tsx). */
export const signBox = { x: 56, y: 108, width: 528, height: 118 };

/** Returns a function that paints a name on the sign, at most once a frame. */
export function openSign(letters: SVGTextElement): (typed: string) => void {
  const placeholder = letters.textContent ?? '';
  const canvas = document.createElement('canvas').getContext('2d');
  let name = '';
  let frame = 0;
  const paint = () => {
    const lettering = canvas && fitName(name, signBox, inkMeter(canvas, 'Anek, sans-serif'));
    if (!lettering) return;
    // On the parent, because the shade has the same size.
    letters.parentElement?.setAttribute('font-size', `${lettering.size}`);
    const lines = lettering.lines.map(({ text, y }) => {
      const line = document.createElementNS('http://www.w3.org/2000/svg', 'tspan');
      line.setAttribute('x', `${signBox.x + signBox.width / 2}`);
      line.setAttribute('y', `${y}`);
      line.textContent = text;
      return line;
    });
    letters.replaceChildren(...lines);
  };
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(paint);
  };
  // Letters of another script change width once they are loaded.
  document.fonts.addEventListener('loadingdone', schedule);
  return (typed) => {
    name = (cleanName(typed) || placeholder).toUpperCase();
    schedule();
  };
}
