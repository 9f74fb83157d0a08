import type { LeadKind, LeadSource } from '#contract/leads.ts';

// Written out, because an import shared with an island would cost a round trip (page.ts).
const path = '/api/tap';

/** Beginnings of the counted links. A mail with a subject is a payer's own receipt. */
const kinds: [RegExp, LeadKind][] = [
  [/^https:..wa\.me/, 'whatsapp'],
  [/^tel:/, 'call'],
  [/^mailto:[^?]+$/, 'mail'],
];

/**
 * Where the visitor comes from: the `from` of a printed code, or the kind of the referring site. Nothing is stored
 * for it, so that the privacy policy stays short: on later pages of a visit it is `site`.
 */
function sourceOf({ referrer }: Document): LeadSource | string {
  const [, from] = /[?&]from=(\w+)/.exec(location.search) ?? [];
  if (from) return from;
  if (referrer.startsWith(location.origin)) return 'site';
  if (/\b(google|bing|yahoo|duckduckgo|ecosia|yandex)\./.test(referrer)) return 'search';
  if (/\b(facebook|instagram|youtube|linkedin|twitter|whatsapp|t\.co|x\.com)\b/.test(referrer)) {
    return 'social';
  }
  return 'other';
}

/**
 * Counts taps on links to WhatsApp, phone and mail (server/leads), unless the visitor has set Global Privacy
 * Control. Only trusted clicks: those of scripts do not count.
 */
export function startTaps(): void {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) return;
  // At once: the budget rewrites its address.
  const source = sourceOf(document);
  addEventListener('click', ({ isTrusted, target }) => {
    const href = (target as Element).closest('a')?.getAttribute('href') ?? '';
    const kind = kinds.find(([beginning]) => beginning.test(href))?.[1];
    if (!isTrusted || !kind) return;
    // The API takes JSON only.
    const body = new Blob([JSON.stringify({ kind, source })], { type: 'application/json' });
    navigator.sendBeacon(path, body);
  });
}
