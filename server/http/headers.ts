/** Headers of every response. */
export const securityHeaders = {
  'cross-origin-resource-policy': 'same-origin',
  // PhonePe checks the referring domain: never no-referrer (docs/phonepe.md, Payment page).
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Ignored over plain HTTP, as on a developer's machine. docs/operations.md (HTTPS for two years) says what it binds.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const;

/** Prerenders the page that is pointed at, but never checkout, payment status or API. */
const speculationRules = {
  prerender: [
    {
      where: { selector_matches: "a[href^='/']:not([href*='/payment'],[href^='/api/'])" },
      eagerness: 'moderate',
    },
  ],
};

/** As a string of a structured header (RFC 9651), in which a quotation mark needs a backslash. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/**
 * Headers that browsers read on pages only; on fonts and scripts they would cost a first visit 1,600 bytes.
 * The Content-Security-Policy is the page's own.
 */
export const pageHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  // A header, because the CSP forbids inline rules; a data address, because a file would be one more request
  // before the first paint. Not percent-encoded: the heaviest page and its headers fit into ten packets.
  'speculation-rules': quoted(
    `data:application/speculationrules+json,${JSON.stringify(speculationRules)}`,
  ),
} as const;
