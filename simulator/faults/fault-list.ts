/** The calls of PhonePe's API, each of which can fail. */
export const endpoints = ['token', 'pay', 'status', 'refund', 'refund-status'] as const;
/** One of these calls. */
export type Endpoint = (typeof endpoints)[number];

/**
 * Faults of every call. The full name of one is the fault and the call: `hang-pay`, `http-401-status`.
 */
export const endpointFaults = {
  hang: 'Not processed; no response.',
  reset: 'Not processed; the connection is reset.',
  'html-200': 'Not processed; 200 with a page of HTML.',
  'html-500': 'Not processed; 500 with a page of HTML.',
  'text-503': 'Not processed; 503 with the bare text `R999`.',
  'http-400': 'Not processed; 400 `BAD_REQUEST`.',
  'http-401': 'Not processed; 401 `AUTHORIZATION_FAILED` (token: `INVALID_CLIENT`).',
  'http-429': 'Not processed; 429 `TOO_MANY_REQUESTS`.',
  'http-500': 'Not processed; 500 `INTERNAL_SERVER_ERROR` in JSON.',
  lost: 'Processed; then the connection is reset, so that the response is lost.',
  slow: 'Processed at once; the response follows after `value` ms (2000).',
  trickle: 'Processed; the response arrives one byte every `value` ms (200).',
} as const;
/** A fault that every call can have. */
export type EndpointFault = keyof typeof endpointFaults;

/** Faults of one call or of webhooks only. */
export const singleFaults = {
  'token-without-issued-at': 'The token response lacks `issued_at`.',
  'duplicate-417': 'A repeated merchantOrderId gets 417 instead of 400.',
  'foreign-redirect': '`redirectUrl` of the pay response names a foreign host.',
  'short-life': 'The order expires `value` ms (1000) after it was created.',
  'late-payment': 'Once expired and FAILED, the order is COMPLETED after `value` ms (0).',
  'stale-status': 'Status says PENDING although the order is settled.',
  'order-not-found': 'Status responds 400 `INVALID_MERCHANT_ORDER_ID`.',
  'mapping-not-found': 'Status responds 400 `MERCHANT_ORDER_MAPPING_NOT_FOUND`.',
  'wrong-amount-status': 'Status names an amount that is `value` paise (100) less.',
  'unknown-state-status': 'Status names the state `ON_HOLD`, which no document knows.',
  'extra-fields-status': 'Status carries fields that no document knows, and `currency`.',
  'webhook-never': 'No webhook is sent.',
  'webhook-late': 'The webhook is sent `value` ms (5000) after the order was settled.',
  'webhook-twice': 'The webhook is sent `value` times (2).',
  'webhook-before-redirect':
    'The payer is redirected only after the first attempt to send the webhook.',
  'webhook-wrong-hash': 'Authorization is the hash of another password.',
  'webhook-only-event': 'The body has `event` but no `type`.',
  'webhook-contradictory-type': '`type` says the opposite of `event`.',
  'webhook-unknown-type': '`type` is a word that no document knows.',
  'webhook-unknown-event': '`event` is a word that no document knows.',
  'webhook-extra-fields': 'The body carries fields that no document knows.',
  'webhook-wrong-amount': 'The payload names an amount that is `value` paise (100) less.',
  'webhook-foreign-order': 'The payload names the merchantOrderId of another merchant.',
  'webhook-forged': 'On pay, a correctly signed "completed" is sent although nobody paid.',
  'webhook-reordered': 'The true webhook is followed by one that says the opposite.',
  'old-refund': 'The refund call responds 400 `REFUND_FOR_TXN_OLDER_THAN_LIMIT`.',
  'ineligible-refund': 'The refund call responds 402 `NOT_ELIGIBLE`; the code is invented.',
  'failed-refund': 'The refund ends FAILED.',
  'late-refund':
    'The refund ends FAILED; `value` ms (0) after Refund Status has said so it is COMPLETED.',
  'pending-refund': 'Refund status says PENDING although the refund is settled.',
  'confirmed-refund': 'Refund status says CONFIRMED although the refund is settled.',
  'unknown-state-refund': 'Refund status names the state `ON_HOLD`, which no document knows.',
  'refund-not-found': 'Refund status responds 404 `REFUND_NOT_FOUND`.',
  'wrong-amount-refund': 'Refund status names an amount that is `value` paise (100) less.',
} as const;

/** Name of a fault, as the admin call and the magic values take it. */
export type FaultName = `${EndpointFault}-${Endpoint}` | keyof typeof singleFaults;

const endpointFaultNames = Object.keys(endpointFaults) as EndpointFault[];

/** The faults of one call by their full names, in the order in which they are applied. */
export const faultsOfEndpoint = (endpoint: Endpoint): [FaultName, EndpointFault][] =>
  endpointFaultNames.map((fault) => [`${fault}-${endpoint}`, fault]);

/** Every name that the admin call and the magic values take. */
export const faultNames: ReadonlySet<string> = new Set([
  ...endpoints.flatMap((endpoint) => faultsOfEndpoint(endpoint).map(([name]) => name)),
  ...Object.keys(singleFaults),
]);

/** Whether there is a fault of that name. */
export const isFaultName = (name: string): name is FaultName => faultNames.has(name);

/** Whether the fault acts on the token call, which belongs to no order. */
export const isTokenFault = (name: FaultName): boolean =>
  name.endsWith('-token') || name.startsWith('token-');
