import { afterFirstPaint } from './after-first-paint.ts';
import { setFlag } from './storage-flags.ts';

const key = 'font';

/** A page in Latin letters has no face of the second name (integrations/prune-language.ts). */
const families = '800 1em "Anek Latin", "Anek Devanagari"';

/** Positions of all that is in the first screen; equal before and after if nothing moves. */
function positions(): string {
  return [...document.querySelectorAll('h1, h2, h3, main p, main a, main li')]
    .map((element) => Math.round(element.getBoundingClientRect().top))
    .filter((top) => top < innerHeight)
    .join();
}

/**
 * Fetches the display font after the first paint and applies it only if nothing in sight would move
 * (layout shift 0). Later pages of the visit have it from the start.
 */
export function startDisplayFont(): void {
  const { dataset } = document.documentElement;
  if ('font' in dataset || !document.fonts) return;
  afterFirstPaint(async () => {
    const loaded = await document.fonts.load(families).catch(() => []);
    if (loaded.length === 0) return;
    setFlag('sessionStorage', key);
    const before = positions();
    dataset.font = '';
    if (positions() !== before) delete dataset.font;
  });
}
