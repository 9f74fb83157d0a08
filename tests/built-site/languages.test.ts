import { expect, it } from 'vitest';
import { defaultLanguage } from '#contract/default-language.ts';
import { localPath } from '#contract/local-path.ts';
import { addressOf, bareOf, pathOf, siteAt, sites } from './agency.ts';
import { builtSite } from './built-site.ts';
import { noFaults } from './faults.ts';
import { fetchText } from './fetch-text.ts';
import { type BuiltPage, isCanonical, pagesOf } from './pages.ts';

const pages = pagesOf(await builtSite());
const pageAt = new Map(pages.map((page) => [page.path, page]));

/** Paths of the page in every language that has it. */
const pathsOf = ({ path }: BuiltPage) =>
  sites.map(({ language }) => localPath(language, bareOf(path))).filter((one) => pageAt.has(one));

/** The languages to which a part of the page leads, as `lang hreflang name path`. */
const linksIn = ({ root }: BuiltPage, part: string) =>
  root
    .querySelectorAll(`${part} a[hreflang]`)
    .map((link) =>
      [
        link.getAttribute('lang'),
        link.getAttribute('hreflang'),
        link.text,
        link.getAttribute('href'),
      ].join(' '),
    );

/** An alias is a copy of the page at its canonical address. */
const isSamePage = (one: BuiltPage, other: BuiltPage) =>
  one.path === other.path || one.html === other.html;

it.each(['header', 'footer'])(
  'links translations in the %s of every page, in both directions',
  (part) => {
    const faults = pages.flatMap((page) => {
      const others = pathsOf(page).filter((path) => path !== page.path);
      const links = linksIn(page, part);
      const paths = links.map((link) => link.split(' ').at(-1) ?? '');
      const lacking =
        paths.length === others.length ? [] : [`${paths.length} languages in the ${part}`];
      const wrong = paths.flatMap((path, index) => {
        const { labels, language } = siteAt(path);
        const { code, name } = labels.language;
        const isNamed = links[index] === [code, language, name, path].join(' ');
        const back = pageAt.get(path);
        const ways = back ? linksIn(back, part).map((link) => link.split(' ').at(-1) ?? '') : [];
        const leadsBack = ways.some((way) => isSamePage(pageAt.get(way) ?? page, page));
        return isNamed && leadsBack ? [] : [`${links[index]} is not its translation`];
      });
      return [...lacking, ...wrong].map((fault) => ({ path: page.path, fault }));
    });
    noFaults(faults);
  },
);

it('has alternate links on canonical pages only', () => {
  const faults = pages.flatMap((page) => {
    const paths = pathsOf(page);
    const main = paths.find((path) => siteAt(path).language === defaultLanguage);
    const languages = paths.map((path) => `${siteAt(path).language} ${addressOf(path)}`);
    const isTold = isCanonical(page) && paths.length > 1;
    const wanted = isTold ? [...languages, ...(main ? [`x-default ${addressOf(main)}`] : [])] : [];
    const linked = page.root
      .querySelectorAll('head link[hreflang]')
      .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`);
    const isAlias = !page.hidden && pathOf(page.canonical ?? '') !== page.path;
    return isAlias || linked.join() === wanted.join()
      ? []
      : [{ path: page.path, fault: linked.join() }];
  });
  noFaults(faults);
});

it('has the same alternate links in the sitemap', async () => {
  const sitemap = await fetchText('/sitemap-pages.xml');
  const entries = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  expect(entries.length).toBeGreaterThan(0);
  const faults = entries.flatMap(([, address = '', rest = '']) => {
    const path = pathOf(address) ?? '';
    const listed = [...rest.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) =>
      link.join(' '),
    );
    const inPage = pageAt
      .get(path)
      ?.root.querySelectorAll('head link[hreflang]')
      .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`);
    return listed.join() === inPage?.join() ? [] : [{ path, fault: listed.join() }];
  });
  noFaults(faults);
});
