import type { BrowserContext, Route } from '@playwright/test';
import { withoutNewStyles } from './old-styles.ts';

/** Of the browser's own objects: what came after Chrome 80, as paths from the window. */
const newFeatures = [
  ...['showPopover', 'hidePopover', 'togglePopover', 'popover'].map(
    (name) => `HTMLElement.prototype.${name}`,
  ),
  ...['checkVisibility', 'replaceChildren', 'setHTMLUnsafe', 'moveBefore'].map(
    (name) => `Element.prototype.${name}`,
  ),
  ...['startViewTransition', 'prerendering', 'replaceChildren', 'moveBefore'].map(
    (name) => `Document.prototype.${name}`,
  ),
  ...['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'].map(
    (name) => `Array.prototype.${name}`,
  ),
  ...['at', 'isWellFormed', 'replaceAll', 'toWellFormed'].map((name) => `String.prototype.${name}`),
  ...['any', 'try', 'withResolvers'].map((name) => `Promise.${name}`),
  ...['any', 'timeout', 'abort'].map((name) => `AbortSignal.${name}`),
  ...['canParse', 'parse'].map((name) => `URL.${name}`),
  ...['groupBy', 'hasOwn'].map((name) => `Object.${name}`),
  ...['AggregateError', 'FinalizationRegistry', 'Iterator', 'URLPattern', 'WeakRef'],
  ...['navigation', 'reportError', 'scheduler', 'structuredClone', 'viewport'],
  ...['Array.fromAsync', 'Map.groupBy', 'Crypto.prototype.randomUUID', 'PageRevealEvent'],
];

/** Runs in the page, before its own scripts. */
function takeAway(paths: string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let holder: object | undefined = window;
    for (const name of names) holder = Reflect.get(holder ?? {}, name);
    if (holder) Reflect.deleteProperty(holder, last);
  }
}

/** Sends a page with styles of 2020. Its policy names the hashes of others, so it goes without. */
async function ageStyles(route: Route): Promise<void> {
  const answer = await route.fetch({ maxRedirects: 0 });
  const type = answer.headers()['content-type'] ?? '';
  if (!type.startsWith('text/html')) return route.fulfill({ response: answer });
  const html = await answer.text();
  const body = html
    .replace(/<style>([\s\S]*?)<\/style>/g, (_, css) => `<style>${withoutNewStyles(css)}</style>`)
    .replaceAll(' popover=', ' data-popover=');
  const { 'content-security-policy': _, ...headers } = answer.headers();
  return route.fulfill({ status: answer.status(), headers, body });
}

/** Makes a browser one of 2020, Chrome 80: the oldest of our visitors (integrations/browser-targets). */
export async function makeOld(context: BrowserContext, origin: string): Promise<void> {
  await context.route(`${origin}/**`, (route) =>
    route.request().isNavigationRequest() ? ageStyles(route) : route.fallback(),
  );
  await context.addInitScript(takeAway, newFeatures);
}
