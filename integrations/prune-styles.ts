import { Features, transform } from 'lightningcss';
import { targets, untouched } from './browser-targets.ts';

const styleElement = /<style>([\s\S]*?)<\/style>/g;

/** Every class and data-region of a page, including those that islands add later. */
function wordsIn(html: string): { classes: Set<string>; region: string | undefined } {
  const classes = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) classes.add(name);
  }
  return { classes, region: /<body[^>]*\sdata-region="([^"]*)"/.exec(html)?.[1] };
}

/** All class names that a style sheet speaks of. */
function classesOf(css: string): Set<string> {
  const classes = new Set<string>();
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') classes.add(part.name);
      },
    },
  });
  return classes;
}

/** Class names that only a running script sets: they are not in the built page. */
const setByScripts = ['painted', 'again', 'noticed'];

/** What pages of one kind, with the same styles, share. */
interface Sheet {
  classes: Set<string>;
  /** Pruned, by the region and the classes that are not used. */
  pruned: Map<string, string>;
}

const sheets = new Map<string, Sheet>();

/**
 * Leaves out of a style sheet the rules for classes that the page does not have, and the edges of
 * other regions. One route serves every page, so without this each would carry all styles.
 */
function pruneStyles(css: string, html: string): string {
  const { classes, region } = wordsIn(html);
  const keep = new Set([...classes, ...setByScripts]);
  const sheet = once(sheets, css, () => ({ classes: classesOf(css), pruned: new Map() }));
  const unused = [...sheet.classes].filter((name) => !keep.has(name));
  const key = [region, ...unused].join(' ');
  return once(sheet.pruned, key, () => withoutUnused(css, unused, region));
}

function once<Value>(memory: Map<string, Value>, key: string, make: () => Value): Value {
  const value = memory.get(key) ?? make();
  memory.set(key, value);
  return value;
}

function withoutUnused(css: string, unused: string[], region: string | undefined): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    // Vite's pass has added the prefixes; a second one would say them again.
    exclude: untouched | Features.VendorPrefixes,
    unusedSymbols: unused,
    visitor: {
      Rule: {
        style(rule) {
          const isOther = rule.value.selectors.every((selector) =>
            selector.some(
              (part) =>
                part.type === 'attribute' &&
                part.name === 'data-region' &&
                (part.operation?.value ?? '') !== region,
            ),
          );
          return isOther ? [] : undefined;
        },
      },
    },
  });
  return code.toString();
}

/** Joins the style elements of a page into one and prunes it. */
export function prunePage(html: string): string {
  const css = [...html.matchAll(styleElement)].map(([, text]) => text).join('');
  const body = html.replaceAll(styleElement, '');
  return body.replace('</head>', () => `<style>${pruneStyles(css, body)}</style></head>`);
}
