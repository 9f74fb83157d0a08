import { HtmlValidate } from 'html-validate';
import { it } from 'vitest';
import { browsedPaths } from './browsed-paths.ts';
import { builtSite } from './built-site.ts';
import { type Fault, noFaults } from './faults.ts';
import { pagesOf } from './pages.ts';

const rules = {
  root: true,
  elements: ['html5'],
  extends: ['html-validate:standard', 'html-validate:a11y'],
};

it('is valid on every page', async () => {
  const paths = new Set(await browsedPaths());
  const validator = new HtmlValidate(rules);
  const faults: Fault[] = [];
  for (const { html, path } of pagesOf(await builtSite()).filter((page) => paths.has(page.path))) {
    const { results } = await validator.validateString(html, path);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      faults.push({ path, fault: `${ruleId}: ${message} (${selector})` });
    }
  }
  noFaults(faults);
});
