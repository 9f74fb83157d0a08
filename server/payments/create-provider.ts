import type { Config } from '../config.ts';
import { phonePeConfig, phonePeEnvironments } from './phonepe/config.ts';
import { PhonePeProvider } from './phonepe/provider.ts';
import type { PaymentProvider, ProviderProblem } from './provider.ts';

/** Seconds that a payer has on the provider's page; PhonePe takes 300 to 3600. */
export const payerSeconds = 900;

/**
 * The simulator's default credentials (simulator/config.ts). They are no secrets: it moves no money.
 */
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

/** Whether the provider that an order names moves no money: the simulator or a sandbox. */
export const isTestProvider = (name: string): boolean =>
  [simulatorAt(0), ...Object.values(phonePeEnvironments)].some(
    (one) => one.name === name && one.testModeName !== null,
  );

/**
 * PhonePe, or the simulator if the environment has no credentials. `report` is called with each problem
 * that staff must solve.
 */
export function createProvider(
  { phonePe, phonePeTimeoutMs, simulatorPort }: Config,
  nowMs: () => number = Date.now,
  report?: (problem: ProviderProblem) => void,
): PaymentProvider {
  const options = phonePe
    ? { ...phonePe, ...phonePeEnvironments[phonePe.environment] }
    : { ...simulatorCredentials, ...simulatorAt(simulatorPort) };
  return new PhonePeProvider(
    phonePeConfig({ ...options, timeoutMs: phonePeTimeoutMs, expireAfterSeconds: payerSeconds }),
    nowMs,
    report,
  );
}
