import { fork } from 'node:child_process';
import { once } from 'node:events';
import { phonePeConfig } from '#server/payments/phonepe/phonepe-config.ts';
import { PhonePeProvider } from '#server/payments/phonepe/phonepe-provider.ts';
import { apiPrefix } from '#simulator/app.ts';
import { defaultOptions, defaultWebhook } from '#simulator/config.ts';
import type { FaultRequest } from '#simulator/faults/magic-values.ts';

/** The simulator as its own process, on a free port. */
export async function forkSimulator(webhookUrl = 'http://127.0.0.1:9/nobody') {
  const child = fork('simulator/main.ts', {
    env: { ...process.env, SIMULATOR_PORT: '0', SIMULATOR_WEBHOOK_URL: webhookUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const origin = `http://localhost:${port}`;

  const admin = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await fetch(`${origin}/admin${path}`, {
      method,
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };

  return {
    port,
    admin,
    switchOn: (fault: FaultRequest & { order?: string }) => admin('POST', '/faults', fault),
    /** Our client, with a token of its own still to be fetched. */
    provider: (timeoutMs = 20_000) =>
      new PhonePeProvider(
        phonePeConfig({
          name: 'simulator',
          testModeName: 'the simulator',
          baseUrl: origin + apiPrefix,
          tokenUrl: `${origin}${apiPrefix}/v1/oauth/token`,
          redirectHosts: [new URL(origin).host],
          clientId: defaultOptions.clientId,
          clientSecret: defaultOptions.clientSecret,
          clientVersion: '1',
          webhookUsername: defaultWebhook.username,
          webhookPassword: defaultWebhook.password,
          timeoutMs,
          expireAfterSeconds: 900,
        }),
      ),
    close: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
