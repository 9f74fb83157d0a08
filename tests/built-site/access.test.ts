import { describe, inject, it } from 'vitest';
import { colorSchemes, colourRules, wcag } from '../axe.ts';
import { accessFaults, openPlain, widthsIn } from './access.ts';
import { siteAt, sites } from './agency.ts';
import { browsedPaths } from './browsed-paths.ts';
import { type Fault, noFaults } from './faults.ts';
import { closePrompt, openTab } from './tab.ts';

const paths = await browsedPaths();
/** All rules in light colours, those of colours in dark ones. */
const rulesIn = { light: wcag, dark: colourRules };

describe.concurrent('WCAG 2.2 AA', () => {
  it.for(sites)(
    'holds on every page in light and dark colours, $language',
    async ({ language }, { onTestFinished }) => {
      const { page, close } = await openTab();
      onTestFinished(close);
      await page.goto(inject('origin'));
      await closePrompt(page);
      const faults: Fault[] = [];
      for (const path of paths.filter((one) => siteAt(one).language === language)) {
        await openPlain(page, inject('origin') + path);
        for (const colorScheme of colorSchemes) {
          await page.emulateMedia({ colorScheme });
          for (const width of widthsIn(colorScheme)) {
            const found = await accessFaults(page, width, rulesIn[colorScheme]);
            faults.push(...found.map((fault) => ({ path, fault: `${colorScheme}, ${fault}` })));
          }
        }
      }
      noFaults(faults);
    },
  );
});
