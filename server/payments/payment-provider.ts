import type { Config } from '../config.ts';
import { phonePeConfig, phonePeEnvironments } from './phonepe/phonepe-config.ts';
import { PhonePeProvider } from './phonepe/phonepe-provider.ts';

/** Seconds that a payer has on the provider's page; PhonePe takes 300 to 3600. */
export const payerSeconds = 900;

/**
 * What the simulator expects unless it is told otherwise: no secrets, for it takes no money. The
 * simulator has the same words in its own configuration.
 */
export const simulatorCredentials = {
  clientId: 'SIMULATOR',
  clientSecret: 'simulator-secret',
  clientVersion: '1',
  webhookUsername: 'simulator',
  webhookPassword: 'simulator1',
};

/** PhonePe, or the simulator where the environment names no credentials. */
export function createProvider(config: Config): PhonePeProvider {
  const common = { timeoutMs: config.phonePeTimeoutMs, expireAfterSeconds: payerSeconds };
  if (config.phonePe) {
    const { environment, clientId, clientSecret, clientVersion } = config.phonePe;
    const address = phonePeEnvironments[environment];
    return new PhonePeProvider(
      phonePeConfig({ ...address, ...common, clientId, clientSecret, clientVersion }),
    );
  }
  const { clientId, clientSecret, clientVersion } = simulatorCredentials;
  const host = `localhost:${config.simulatorPort}`;
  const baseUrl = `http://${host}/apis/pg-sandbox`;
  return new PhonePeProvider(
    phonePeConfig({
      ...common,
      baseUrl,
      tokenUrl: `${baseUrl}/v1/oauth/token`,
      redirectHosts: [host],
      clientId,
      clientSecret,
      clientVersion,
    }),
  );
}
