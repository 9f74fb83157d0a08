import { describe, expect, it } from 'vitest';
import { letterCount } from '#contract/graphemes.ts';
import { addressOf, siteAt } from './agency.ts';
import { builtSite } from './built-site.ts';
import { type Fault, noFaults } from './faults.ts';
import { fetchText } from './fetch-text.ts';
import { type BuiltPage, isCanonical, metaOf, pagesOf, textsOf } from './pages.ts';
import { sitemapPaths } from './sitemap.ts';

const pages = pagesOf(await builtSite());
const listed = await sitemapPaths();
const sitemapPages = pages.filter(({ path }) => listed.includes(path));

const titleOf = ({ root }: BuiltPage) => root.querySelector('title')?.text ?? '';
const check = (of: BuiltPage[], faultsOf: (page: BuiltPage) => string[]) =>
  noFaults(
    of.flatMap((page): Fault[] => faultsOf(page).map((fault) => ({ path: page.path, fault }))),
  );

/** Values that more than one page has. */
function shared(values: (page: BuiltPage) => string | undefined): Fault[] {
  const groups = [...Map.groupBy(sitemapPages, values)].filter(([, same]) => same.length > 1);
  return groups.flatMap(([value, same]) =>
    same.map(({ path }) => ({ path, fault: `shared: ${value}` })),
  );
}

describe('search', () => {
  it('lists in the sitemap all the canonical pages, once, and no others', () => {
    const canonical = pages.filter(isCanonical).map(({ path }) => path);
    expect(listed.toSorted()).toEqual(canonical.toSorted());
  });

  it('names the sitemap in robots.txt', async () => {
    const robots = await fetchText('/robots.txt');
    expect(robots.split('\n')).toContain(`Sitemap: ${addressOf('/sitemap-index.xml')}`);
    expect(robots).not.toMatch(/^Disallow: *\/ *$/m);
  });

  it('has titles of 30 to 65 characters and descriptions of 70 to 165, each its own', () => {
    const inRange = (text: string, least: number, most: number) =>
      text.length >= least && letterCount(text) <= most
        ? []
        : [`${letterCount(text)} letters: ${text}`];
    check(sitemapPages, (page) => [
      ...inRange(titleOf(page), 30, 65),
      ...inRange(metaOf(page.root, 'description') ?? '', 70, 165),
    ]);
    noFaults([...shared(titleOf), ...shared(({ root }) => metaOf(root, 'description'))]);
  });

  it('has at least two search phrases on each page', () => {
    check(sitemapPages, ({ root }) => {
      const keywords = metaOf(root, 'keywords') ?? '';
      return keywords.split(', ').filter(Boolean).length < 2 ? [`keywords: "${keywords}"`] : [];
    });
  });

  it('names a canonical page of the sitemap on every page, aliases included', () => {
    check(
      pages.filter(({ hidden }) => !hidden),
      ({ root, canonical }) => {
        const isListed = listed.some((path) => addressOf(path) === canonical);
        const isAgreed = metaOf(root, 'og:url') === canonical;
        return [
          ...(isListed ? [] : [`canonical ${canonical} is not in the sitemap`]),
          ...(isAgreed ? [] : [`og:url is ${metaOf(root, 'og:url')}`]),
        ];
      },
    );
  });

  it('keeps hidden pages without a canonical address', () => {
    const hidden = pages.filter((page) => page.hidden);
    expect(hidden.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/404', '/district-not-found', '/payment', '/payment-status']),
    );
    check(hidden, ({ canonical }) => (canonical ? [`canonical ${canonical}`] : []));
  });
});

describe('link previews', () => {
  it('has the words of a preview and a Twitter card', () => {
    check(pages, ({ root }) => [
      ...['og:title', 'og:description', 'og:site_name', 'og:image:alt'].filter(
        (name) => !metaOf(root, name)?.trim(),
      ),
      ...(metaOf(root, 'twitter:card') === 'summary_large_image' ? [] : ['twitter:card']),
    ]);
  });
});

describe('document', () => {
  it('says its language', () => {
    check(pages, ({ root, path }) => {
      const lang = root.querySelector('html')?.getAttribute('lang') ?? '';
      return lang === siteAt(path).labels.language.code ? [] : [`lang="${lang}"`];
    });
  });

  it('has one h1 and one main', () => {
    check(pages, ({ root }) =>
      ['h1', 'main'].flatMap((name) => {
        const count = root.querySelectorAll(name).length;
        return count === 1 ? [] : [`${count} times ${name}`];
      }),
    );
  });

  it('skips no level of headings', () => {
    check(pages, ({ root }) => {
      const headings = root.querySelectorAll('h1, h2, h3, h4, h5, h6');
      const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
      return levels.flatMap((level, index) =>
        level > (levels[index - 1] ?? 0) + 1 ? [`h${level}: ${headings[index]?.text}`] : [],
      );
    });
  });

  it('shows no unfilled {placeholder}', () => {
    const read = ['content', 'alt', 'title', 'aria-label', 'placeholder', 'href', 'value'];
    check(pages, ({ root }) => {
      const elements = root.querySelectorAll('*');
      const values = read.flatMap((name) => elements.map((element) => element.getAttribute(name)));
      const scripts = root.querySelectorAll('script[type="application/ld+json"]');
      const texts = [...textsOf(root), ...values, ...scripts.map(({ text }) => text)];
      return texts.flatMap((text) => /(?:\{|%7B)\w+(?:\}|%7D)/i.exec(text ?? '')?.[0] ?? []);
    });
  });
});
