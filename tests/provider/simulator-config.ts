import { type PhonePeConfig, Secret } from '#server/payments/phonepe/config.ts';
import { apiPrefix } from '#simulator/app.ts';
import { defaultOptions, defaultWebhook } from '#simulator/config.ts';

/** Options of our client for a simulator at that port of this machine. */
export function simulatorConfig(port: number, timeoutMs: number): PhonePeConfig {
  const host = `localhost:${port}`;
  return {
    name: 'simulator',
    testModeName: 'the simulator',
    baseUrl: `http://${host}${apiPrefix}`,
    tokenUrl: `http://${host}${apiPrefix}/v1/oauth/token`,
    redirectHosts: [host],
    clientId: defaultOptions.clientId,
    clientSecret: new Secret(defaultOptions.clientSecret),
    clientVersion: '1',
    webhookUsername: defaultWebhook.username,
    webhookPassword: new Secret(defaultWebhook.password),
    timeoutMs,
    expireAfterSeconds: 900,
  };
}
