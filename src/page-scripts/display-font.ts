import { keep } from '../lib/tab-storage.ts';
import { keepLines } from './kept-lines.ts';

const key = 'font';

const families = document.documentElement.matches(':lang(hi)')
  ? '800 1em "Anek Latin", "Anek Devanagari"'
  : '800 1em "Anek Latin"';

/** What must not change its height: the headlines of sections in sight or above, then these. */
function steadyElements(): HTMLElement[] {
  const sections = [...document.querySelectorAll<HTMLElement>('main > *')];
  return sections
    .filter((section) => section.getBoundingClientRect().top < innerHeight)
    .flatMap((section) => [...section.querySelectorAll<HTMLElement>('h1, h2, h3'), section]);
}

/**
 * Sets an element in the font that stands in, as before; if its lines can be kept, in the display font,
 * which would have broken them otherwise.
 */
function keepHeight(element: HTMLElement, height: number): void {
  const { dataset } = element;
  dataset.standIn = '';
  if (element.childElementCount) return;
  const undo = keepLines(element);
  delete dataset.standIn;
  if (element.offsetHeight === height && element.scrollWidth <= element.clientWidth) return;
  dataset.standIn = '';
  undo();
}

/**
 * Fetches the display font and applies it to all that does not move by it (layout shift 0); a headline
 * keeps its lines, the rest the fonts that stand in. Pages reached from this one have it from the start.
 */
export async function applyDisplayFont(): Promise<void> {
  const { dataset } = document.documentElement;
  if ('font' in dataset) return;
  const loaded = await document.fonts.load(families).catch(() => []);
  if (loaded.length === 0) return;
  keep(key);
  const heights = steadyElements().map((element) => [element, element.offsetHeight] as const);
  dataset.font = '';
  for (const [element, height] of heights) {
    if (element.offsetHeight !== height) keepHeight(element, height);
  }
}
