import { shortNameAt } from './short-class-names.ts';

const propertyName = /--[\w-]+/g;

/**
 * Short names for the custom properties of a page's styles (decision 14). Those that the page itself
 * names stay: its inline scripts set them.
 */
export function shortenPropertyNames(css: string, html: string): string {
  const names = [...new Set(css.match(propertyName))].filter((name) => !html.includes(name));
  const short = new Map(names.map((name, index) => [name, `--${shortNameAt(index)}`]));
  return css.replace(propertyName, (name) => short.get(name) ?? name);
}
