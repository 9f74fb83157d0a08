import { Features, type Selector, type SelectorComponent, transform } from 'lightningcss';
import { excludedFeatures, targets } from './browser-targets.ts';
import { absentClass, markOtherLanguages, withoutUnusedFaces } from './prune-language.ts';
import { shortenPropertyNames } from './short-property-names.ts';

const styleElement = /<style>([\s\S]*?)<\/style>/g;

/** Every class of a page. Scripts add none later: they show state by attributes (decision 1). */
function classesInPage(html: string): Set<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list);
  return new Set(lists.flatMap((list) => list.split(/\s+/)));
}

/** The language of a page, such as `hi`; our styles ask for no country. */
const languageOf = (html: string) => /<html[^>]*\slang="([a-z]+)/.exec(html)?.[1] ?? '';

const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    return part.type === 'pseudo-class' && part.kind === 'has'
      ? part.selectors.flatMap(classesOf)
      : [];
  });

/** Every class that a selector of a style sheet names. */
function classesInStyles(css: string): Set<string> {
  const classes = new Set<string>();
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        for (const name of classesOf(selector)) classes.add(name);
      },
    },
  });
  return classes;
}

/** The styles of one kind of page. */
interface Sheet {
  classes: Set<string>;
  /** Pruned, by the language and the unused classes. */
  pruned: Map<string, string>;
}

const sheets = new Map<string, Sheet>();

/**
 * Leaves out of a style sheet the rules for other languages and for classes that the page does not
 * have. One route serves every page, so without this each would carry all styles.
 */
function pruneStyles(css: string, html: string): string {
  const used = classesInPage(html);
  const sheet = cached(sheets, css, () => ({ classes: classesInStyles(css), pruned: new Map() }));
  const unused = [...sheet.classes].filter((name) => !used.has(name));
  const language = languageOf(html);
  return cached(sheet.pruned, `${language} ${unused.join(' ')}`, () =>
    withoutUnused(css, unused, language),
  );
}

function cached<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
  const value = cache.get(key) ?? make();
  cache.set(key, value);
  return value;
}

/** Puts the absent class in place of a `:has()` for unused classes, into which Lightning CSS does not look. */
function markUnusedHas(selector: Selector, unused: Set<string>): Selector {
  const isUnused = (inner: Selector) =>
    inner.some((part) => part.type === 'class' && unused.has(part.name));
  const matchesNothing = (part: SelectorComponent) =>
    part.type === 'pseudo-class' && part.kind === 'has' && part.selectors.every(isUnused);
  return selector.map((part) =>
    matchesNothing(part) ? { type: 'class', name: absentClass } : part,
  );
}

function withoutUnused(css: string, unused: string[], language: string): string {
  const mark = markOtherLanguages(language);
  const classes = new Set(unused);
  const markAbsent = (selector: Selector) => markUnusedHas(mark(selector), classes);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    // Vite has added the prefixes; adding them here would repeat them.
    exclude: excludedFeatures | Features.VendorPrefixes,
    unusedSymbols: [...unused, absentClass],
    visitor: { Selector: markAbsent },
  });
  return withoutUnusedFaces(code.toString());
}

/** Joins the style elements of a page into one, prunes it and shortens its names. */
export function prunePage(html: string): string {
  const css = [...html.matchAll(styleElement)].map(([, text]) => text).join('');
  const body = html.replaceAll(styleElement, '');
  const styles = shortenPropertyNames(pruneStyles(css, body), body);
  return body.replace('</head>', () => `<style>${styles}</style></head>`);
}
