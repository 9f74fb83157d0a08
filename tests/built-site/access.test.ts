import { describe, inject, it } from 'vitest';
import { colourRules, wcag } from '../axe.ts';
import { accessFaults, colorSchemes, phone, widthsIn } from './access.ts';
import { siteAt, sites } from './agency.ts';
import { browsedPaths } from './browsed-paths.ts';
import { type Fault, noFaults } from './faults.ts';
import { closePrompt, openTab } from './tab.ts';

const paths = await browsedPaths();
const kinds = new Set(await browsedPaths(true));
/** All rules in light colours, those of colours in dark ones. */
const rulesIn = { light: wcag, dark: colourRules };

describe.concurrent('WCAG 2.2 AA', () => {
  // A page whose kinds of sections were seen on others is checked as on a phone alone.
  it.each(sites)(
    'holds on every page in light and dark colours, $language',
    async ({ language }) => {
      const { page, close } = await openTab();
      await page.goto(inject('origin'));
      await closePrompt(page);
      const faults: Fault[] = [];
      for (const path of paths.filter((one) => siteAt(one).language === language)) {
        await page.goto(inject('origin') + path);
        for (const colorScheme of colorSchemes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          for (const width of kinds.has(path) ? widthsIn(colorScheme) : [phone]) {
            const found = await accessFaults(page, width, rulesIn[colorScheme]);
            faults.push(...found.map((fault) => ({ path, fault: `${colorScheme}, ${fault}` })));
          }
        }
      }
      await close();
      noFaults(faults);
    },
  );
});
