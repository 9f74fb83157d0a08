// In every page, so it is kept under 300 bytes of brotli.

/** Written out, because contract/leads.ts would bring its schemas along. */
const path = '/api/tap';

/** Links that count; their kind is the first letter. A mail with a subject is a payer's own receipt. */
const counted = /^(?:https:\/\/)?(wa\.me\/|tel:|mailto:[^?]+$)/;

/**
 * Where the visitor comes from: the `from` of a printed code, or the kind of the referring site. Nothing is stored
 * for it, so that the privacy policy stays short: on later pages of a visit it is `site`. Undefined for all else.
 */
function sourceOf(referrer: string): string | undefined {
  const from = /[?&]from=(\w+)/.exec(location.search)?.[1];
  if (from) return from;
  if (referrer.startsWith(location.origin)) return 'site';
  if (/\b(google|bing|yahoo|duckduckgo)\./.test(referrer)) return 'search';
  const isSocial = /\b(facebook|instagram|youtube|linkedin|whatsapp|t\.co)\b/.test(referrer);
  return isSocial ? 'social' : undefined;
}

/**
 * Counts taps on links to WhatsApp, phone and mail (server/leads), unless the visitor has set Global Privacy
 * Control. Only trusted clicks: those of scripts do not count.
 */
export function startTaps(): void {
  // Not in TypeScript's own types yet.
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (globalPrivacyControl) return;
  // At once: the budget rewrites its address.
  const source = sourceOf(document.referrer);
  addEventListener('click', ({ isTrusted, target }) => {
    const kind = counted.exec((target as Element).closest('a')?.href ?? '')?.[1]?.[0];
    if (!isTrusted || !kind) return;
    // The API takes JSON only.
    const type = 'application/json';
    navigator.sendBeacon(path, new Blob([JSON.stringify([kind, source])], { type }));
  });
}
