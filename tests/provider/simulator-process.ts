import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createPhonePeProvider } from '#server/payments/phonepe/provider.ts';
import type { FaultRequest } from '#simulator/faults/fault-registry.ts';
import { simulatorConfig } from './simulator-config.ts';

/** The simulator as its own process, on a free port. */
export async function forkSimulator(webhookUrl = 'http://127.0.0.1:9/nobody') {
  const child = fork('simulator/main.ts', {
    env: { ...process.env, SIMULATOR_PORT: '0', SIMULATOR_WEBHOOK_URL: webhookUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const origin = `http://localhost:${port}`;

  const admin = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const response = await fetch(`${origin}/admin${path}`, {
      method,
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  };

  return {
    port,
    admin,
    switchOn: (fault: FaultRequest & { order?: string }) => admin('POST', '/faults', fault),
    /** Our client, with a token of its own still to be requested. */
    provider: (timeoutMs = 20_000) => createPhonePeProvider(simulatorConfig(port, timeoutMs)),
    close: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
