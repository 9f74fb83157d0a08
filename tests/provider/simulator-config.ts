import { type PhonePeConfig, phonePeConfig } from '#server/payments/phonepe/config.ts';
import { apiPrefix } from '#simulator/app.ts';
import { defaultOptions, defaultWebhook } from '#simulator/config.ts';

/** Options of our client for a simulator at that port of this machine. */
export function simulatorConfig(port: number, timeoutMs: number): PhonePeConfig {
  const host = `localhost:${port}`;
  return phonePeConfig({
    name: 'simulator',
    testModeName: 'the simulator',
    baseUrl: `http://${host}${apiPrefix}`,
    tokenUrl: `http://${host}${apiPrefix}/v1/oauth/token`,
    redirectHosts: [host],
    clientId: defaultOptions.clientId,
    clientSecret: defaultOptions.clientSecret,
    clientVersion: '1',
    webhookUsername: defaultWebhook.username,
    webhookPassword: defaultWebhook.password,
    timeoutMs,
    expireAfterSeconds: 900,
  });
}
