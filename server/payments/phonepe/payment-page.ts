import type { PhonePeConfig } from './phonepe-config.ts';
import { unavailable } from './request-json.ts';

type Hosts = Pick<PhonePeConfig, 'redirectHosts' | 'baseUrl'>;

/**
 * Whether an address is a page of the configured provider, to which a payer may be sent: on one of
 * its hosts, and over https unless the provider itself is a stand-in reached over http.
 */
export function isPaymentPage(address: string, { redirectHosts, baseUrl }: Hosts): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const isSafe = url.protocol === 'https:' || url.protocol === new URL(baseUrl).protocol;
  const isKnown = redirectHosts.some((known) =>
    known.startsWith('.') ? url.host.endsWith(known) : url.host === known,
  );
  return isSafe && isKnown;
}

/** Throws ProviderUnavailable, with the host for the log, where an address is no such page. */
export function requirePaymentPage(address: string, hosts: Hosts): void {
  if (isPaymentPage(address, hosts)) return;
  const host = URL.parse(address)?.host.slice(0, 80);
  throw unavailable('pay', `sends the payer to ${host || 'no address'}`);
}
