import type { Config } from '../config.ts';
import { phonePeEnvironments, Secret } from './phonepe/config.ts';
import { createPhonePeProvider } from './phonepe/provider.ts';
import type { PaymentProvider, ProviderProblem } from './provider.ts';

/** Time to pay on the provider's page, in seconds; PhonePe takes 300 to 3600. */
export const payerSeconds = 900;

/** The simulator's default credentials (simulator/config.ts). Not secrets: no money moves. */
const simulatorCredentials = {
  clientId: 'SIMULATOR',
  clientSecret: 'simulator-secret',
  clientVersion: '1',
  webhookUsername: 'simulator',
  webhookPassword: 'simulator1',
};

function simulatorAt(port: number) {
  const host = `localhost:${port}`;
  const baseUrl = `http://${host}/apis/pg-sandbox`;
  return {
    name: 'simulator',
    testModeName: 'the simulator',
    baseUrl,
    tokenUrl: `${baseUrl}/v1/oauth/token`,
    redirectHosts: [host],
  };
}

/** Whether the provider of that name moves no money: the simulator or a sandbox. */
export const isTestProvider = (name: string): boolean =>
  [simulatorAt(0), ...Object.values(phonePeEnvironments)].some(
    (one) => one.name === name && one.testModeName !== null,
  );

/** PhonePe, or the simulator if there are no credentials. `report` gets each problem that staff must solve. */
export function createProvider(
  { phonePe, phonePeTimeoutMs, simulatorPort }: Config,
  nowMs: () => number = Date.now,
  report?: (problem: ProviderProblem) => void,
): PaymentProvider {
  const credentials = phonePe ?? simulatorCredentials;
  const config = {
    ...(phonePe ? phonePeEnvironments[phonePe.environment] : simulatorAt(simulatorPort)),
    ...credentials,
    clientSecret: new Secret(credentials.clientSecret),
    webhookPassword: new Secret(credentials.webhookPassword),
    timeoutMs: phonePeTimeoutMs,
    expireAfterSeconds: payerSeconds,
  };
  return createPhonePeProvider(config, nowMs, report);
}
