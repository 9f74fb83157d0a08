import { HtmlValidate } from 'html-validate';
import { it } from 'vitest';
import { builtSite } from './built-site.ts';
import { type Fault, noFaults } from './faults.ts';
import { htmlRules } from './html-rules.ts';
import { pagesOf } from './pages.ts';

it('is valid on every page', async () => {
  const validator = new HtmlValidate(htmlRules);
  const faults: Fault[] = [];
  // An alias is a copy of its page.
  const pages = new Map(pagesOf(await builtSite()).map(({ html, path }) => [html, path]));
  for (const [html, path] of pages) {
    const { results } = await validator.validateString(html, path);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      faults.push({ path, fault: `${ruleId}: ${message} (${selector})` });
    }
  }
  noFaults(faults);
});
