import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import type { FastifyReply } from 'fastify';
import { afterAll, afterEach, expect } from 'vitest';
import { createPhonePeProvider } from '#server/payments/phonepe/provider.ts';
import type { ProviderProblem } from '#server/payments/provider.ts';
import { buildSimulator } from '#simulator/app.ts';
import { defaultOptions, type SimulatorOptions } from '#simulator/config.ts';
import type { Endpoint } from '#simulator/faults/fault-list.ts';
import type { FaultRequest } from '#simulator/faults/fault-registry.ts';
import { simulatorConfig } from './simulator-config.ts';

/** Another body for a response, or undefined to leave it; status and headers are set on the reply. */
type Change = (body: Record<string, unknown>, reply: FastifyReply) => object | undefined;

const endpointPaths: [Endpoint, RegExp][] = [
  ['token', /\/v1\/oauth\/token$/],
  ['pay', /\/checkout\/v2\/pay$/],
  ['status', /\/checkout\/v2\/order\//],
  ['refund', /\/payments\/v2\/refund$/],
  ['refund-status', /\/payments\/v2\/refund\//],
];

/**
 * A simulator in the process of the tests, for all tests of a file, and our client to it. Faults and
 * changed responses end with each test.
 */
export async function openSimulator(options: Partial<SimulatorOptions> = {}) {
  const app = buildSimulator(options);
  const changes = new Map<Endpoint, Change>();
  const tokens: string[] = [];
  app.addHook<string>('onSend', async ({ url }, reply, payload) => {
    const [endpoint] = endpointPaths.find(([, path]) => path.test(url)) ?? [];
    if (!endpoint || !String(reply.getHeader('content-type')).includes('json')) return payload;
    const body = JSON.parse(payload);
    if (endpoint === 'token') tokens.push(body.access_token);
    const changed = changes.get(endpoint)?.(body, reply);
    return changed ? JSON.stringify(changed) : payload;
  });
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;

  const admin = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const response = await app.inject({
      method,
      url: `/admin${path}`,
      ...(payload && { payload }),
    });
    expect(response.statusCode, response.body).toBeLessThan(300);
    return response.body === '' ? undefined : response.json();
  };

  afterEach(async () => {
    changes.clear();
    await admin('DELETE', '/faults');
  });
  afterAll(() => app.close());

  return {
    port,
    admin,
    /** How often each endpoint has been called. */
    calls: (): Promise<Record<Endpoint, number>> => admin('GET', '/calls'),
    switchOn: (fault: FaultRequest & { order?: string }) => admin('POST', '/faults', fault),
    /** Changes every response of an endpoint that has a JSON body. */
    change: (endpoint: Endpoint, change: Change) => void changes.set(endpoint, change),

    /** Our client, with a token of its own still to be requested. */
    provider: ({
      timeoutMs = 20_000,
      nowMs = Date.now as () => number,
      report = (_problem: ProviderProblem): void => undefined,
    } = {}) => createPhonePeProvider(simulatorConfig(port, timeoutMs), nowMs, report),

    /** The error of a promise that must reject, once no secret can be read off it. */
    errorOf: async (promise: Promise<unknown>): Promise<Error> => {
      const error = await promise.then(
        (value) => expect.fail(`no error but ${inspect(value)}`),
        (reason: unknown) => reason,
      );
      if (!(error instanceof Error)) expect.fail(`not an Error: ${inspect(error)}`);
      const shown = [
        inspect(error, { depth: null, showHidden: true }),
        JSON.stringify(error, Object.getOwnPropertyNames(error)),
      ].join('\n');
      const secrets = [defaultOptions.clientSecret, 'O-Bearer', 'Asha', '9876543210', ...tokens];
      for (const secret of secrets) expect(shown).not.toContain(secret);
      return error;
    },
  };
}
