import { speculationRulesHeader } from './speculation-rules.ts';

/** Headers of every response. The Content-Security-Policy of a page comes with the page. */
export const securityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // PhonePe checks the referring domain: never no-referrer (docs/phonepe.md, Payment page).
  'referrer-policy': 'strict-origin-when-cross-origin',
  'speculation-rules': speculationRulesHeader,
  // Ignored over plain HTTP, as on a developer's machine.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
