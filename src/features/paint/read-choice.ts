import { cleanName } from './clean-name.ts';
import type { ColourName } from './colours.ts';
import type { PaintedKind } from './surfaces.ts';

/** What a visitor has typed and chosen; the words are those of the page. */
export interface PaintChoice {
  /** Fit to paint; empty while nothing is typed. */
  name: string;
  kind: PaintedKind;
  kindLabel: string;
  size: string;
  colours: ColourName;
  coloursLabel: string;
  district: string;
}

/** Reads the form of src/features/paint/Paint.astro as it stands. */
export function readPaintChoice(form: HTMLElement): PaintChoice {
  const field = <Found extends Element>(selector: string) => form.querySelector(selector) as Found;
  const kind = field<HTMLInputElement>('[name=kind]:checked');
  const colours = field<HTMLInputElement>('[name=colours]:checked');
  return {
    name: cleanName(field<HTMLInputElement>('#board-name').value),
    kind: kind.value as PaintedKind,
    kindLabel: kind.dataset.label ?? '',
    size: kind.dataset.size ?? '',
    colours: colours.value as ColourName,
    coloursLabel: colours.dataset.label ?? '',
    district: field<HTMLSelectElement>('select').value,
  };
}
