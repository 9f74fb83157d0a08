import { type HTMLElement, NodeType } from 'node-html-parser';
import { expect, it } from 'vitest';
import { hasDevanagari } from '#contract/graphemes.ts';
import { siteAt, sites } from './agency.ts';
import { builtSite } from './built-site.ts';
import { noFaults } from './faults.ts';
import { pagesOf } from './pages.ts';

/** Of all letters of a page: names of products and networks stay Latin. */
const mostLatin = 0.1;
/** Of a text without a word of its own language: the longest such name is Google Business Profile. */
const mostLatinAlone = 24;

const pages = pagesOf(await builtSite());
const inDevanagari = sites.filter(({ labels }) => hasDevanagari(labels.language.name));

/** The texts that a visitor reads in the language of the page, without the brand and addresses. */
function textsOf(root: HTMLElement, brand: string): string[] {
  return root.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      return node.text.replaceAll(brand, '').replaceAll(/\S+@\S+/g, '');
    }
    const element = node as HTMLElement;
    const isRead =
      node.nodeType === NodeType.ELEMENT_NODE &&
      !element.hasAttribute('lang') &&
      element.getAttribute('aria-hidden') !== 'true' &&
      !/^(script|style|noscript|template)$/i.test(element.tagName);
    return isRead ? textsOf(element, brand) : [];
  });
}

const count = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0;
const latin = /[a-z]/gi;
const devanagari = /\p{Script=Devanagari}/gu;

it.each(inDevanagari)(
  'has no untranslated English in $labels.language.name',
  ({ language, agency }) => {
    const own = pages.filter(({ path }) => siteAt(path).language === language);
    expect(own.length).toBeGreaterThan(0);
    const faults = own.flatMap(({ path, root }) => {
      const texts = textsOf(root.querySelector('body') ?? root, agency.brand);
      const all = texts.join(' ');
      const share = count(all, latin) / (count(all, latin) + count(all, devanagari));
      const alone = texts.filter(
        (text) => !hasDevanagari(text) && count(text, latin) > mostLatinAlone,
      );
      return [
        ...(share > mostLatin ? [`${(share * 100).toFixed()} % of its letters are Latin`] : []),
        ...alone,
      ].map((fault) => ({ path, fault }));
    });
    noFaults(faults);
  },
);
