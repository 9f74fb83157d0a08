import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Colour schemes that a visitor's device may prefer. */
export const colorSchemes = ['light', 'dark'] as const;

/** WCAG's rules about colours; no other depends on the colour scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe's rules on the current page, by their ids or by tags, and returns the violations. With tags also the rule
 * that all content is in a landmark, which has no level of WCAG.
 * Not @axe-core/playwright, which takes twice as long: it reloads axe for each run and opens a second tab for
 * frames, which the site does not use.
 */
export async function axeViolations(page: Page, rules: string[]): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: axe.RunOptions = {
    runOnly: rules,
    rules: { region: { enabled: true } },
    resultTypes: ['violations'],
  };
  return page.evaluate(async (given) => (await window.axe.run(given)).violations, options);
}
