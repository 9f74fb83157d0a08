import { remember } from './memory.ts';
import { whenPainted } from './when-painted.ts';

const key = 'face';

/** Where everything that can be seen stands; equal before and after if nothing moves. */
function positions(): string {
  const seen = [...document.querySelectorAll('h1, h2, h3, main p, main a, main li')].filter(
    (element) => element.getBoundingClientRect().top < innerHeight,
  );
  return JSON.stringify(seen.map((element) => Math.round(element.getBoundingClientRect().top)));
}

/**
 * Fetches the display face once the page has been painted and puts it on only if nothing that can
 * be seen would move (layout shift 0). Later pages of the visit wear it from the start.
 */
export function startDisplayFace(): void {
  const { dataset } = document.documentElement;
  if ('face' in dataset || !document.fonts) return;
  whenPainted(async () => {
    const faces = await document.fonts.load('800 1em "Anek Latin"').catch(() => []);
    if (faces.length === 0) return;
    remember('sessionStorage', key);
    const before = positions();
    dataset.face = '';
    if (positions() !== before) delete dataset.face;
  });
}
