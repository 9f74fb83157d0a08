import { whenPainted } from './when-painted.ts';

/**
 * Lays out what lies below the first screen, which was left out of the first paint (--below): so it
 * is there when a visitor scrolls fast, and in whole-page pictures.
 */
export function startWholePage(): void {
  whenPainted(() => document.documentElement.style.setProperty('--below', 'visible'));
}
