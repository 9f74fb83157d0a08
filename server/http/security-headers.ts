import { speculationRulesHeader } from './speculation-rules.ts';

/** Headers of every response. */
export const securityHeaders = {
  'cross-origin-resource-policy': 'same-origin',
  // PhonePe checks the referring domain: never no-referrer (docs/phonepe.md, Payment page).
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Ignored over plain HTTP, as on a developer's machine.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Headers that browsers read of a page alone; with fonts and scripts they would cost a first visit
 * 1,600 bytes. The Content-Security-Policy comes with the page.
 */
export const pageHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'speculation-rules': speculationRulesHeader,
} as const;
