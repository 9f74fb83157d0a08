import { describe, expect, it } from 'vitest';
import { defaultLanguage } from '#contract/default-language.ts';
import { localPath } from '#contract/local-path.ts';
import { sites } from './agency.ts';
import { builtSite } from './built-site.ts';
import { noFaults } from './faults.ts';
import { waitForDisplayFont } from './layout-shift.ts';
import { bounds, isWorkingPage, weigh } from './page-weight.ts';
import { pagesOf } from './pages.ts';
import { serveSite } from './serve-site.ts';
import { openTab, waitForPrompt } from './tab.ts';

const site = await builtSite();
const pages = pagesOf(site).map((page) => ({ ...page, weight: weigh(page, site) }));

describe('weight', () => {
  it(`keeps every page within ${bounds.html} bytes`, () => {
    const heavy = pages.filter(({ weight }) => weight.html > bounds.html);
    noFaults(heavy.map(({ path, weight }) => ({ path, fault: `${weight.html} bytes` })));
  });

  it(`keeps the scripts of marketing pages within ${bounds.script} bytes`, () => {
    const marketing = pages.filter((page) => !isWorkingPage(page));
    const heavy = marketing.filter(({ weight }) => weight.script > bounds.script);
    noFaults(heavy.map(({ path, weight }) => ({ path, fault: `${weight.script} bytes` })));
  });

  it(`keeps the scripts of checkout, status and contact form within ${bounds.workingScript} bytes`, () => {
    const working = pages.filter(isWorkingPage);
    expect(working.length).toBeGreaterThan(0);
    const heavy = working.filter(({ weight }) => weight.script > bounds.workingScript);
    noFaults(heavy.map(({ path, weight }) => ({ path, fault: `${weight.script} bytes` })));
  });

  it.each(sites)(
    'keeps a first visit to the home page in $labels.language.name small and same-origin',
    async ({ language }) => {
      const server = await serveSite(site);
      const tab = await openTab();
      const hosts = new Set<string>();
      tab.page.on('request', (request) => hosts.add(new URL(request.url()).origin));
      await tab.page.goto(server.origin + localPath(language, '/'), { waitUntil: 'networkidle' });
      await waitForPrompt(tab.page);
      await waitForDisplayFont(tab.page);
      await tab.close();
      await server.close();
      console.log(`First visit: ${server.bytesSent()} bytes in ${server.requests.join(' ')}`);
      const isDefault = language === defaultLanguage;
      const bound = isDefault ? bounds.firstVisit : bounds.firstVisitElsewhere;
      expect(server.bytesSent()).toBeLessThanOrEqual(bound.bytes);
      expect(server.requests.length).toBeLessThanOrEqual(bound.requests);
      expect([...hosts]).toEqual([server.origin]);
    },
  );
});
