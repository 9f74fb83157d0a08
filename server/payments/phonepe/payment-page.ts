import type { PhonePeConfig } from './phonepe-config.ts';

/**
 * Whether an address is a page of the configured provider, to which a payer may be sent: on one of
 * its hosts, and over https unless the provider itself is a stand-in reached over http.
 */
export function isPaymentPage(
  address: string,
  { redirectHosts, baseUrl }: Pick<PhonePeConfig, 'redirectHosts' | 'baseUrl'>,
): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const isSafe = url.protocol === 'https:' || url.protocol === new URL(baseUrl).protocol;
  const isKnown = redirectHosts.some((known) =>
    known.startsWith('.') ? url.host.endsWith(known) : url.host === known,
  );
  return isSafe && isKnown;
}
