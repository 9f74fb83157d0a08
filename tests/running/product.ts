import { freePort } from '#tests/fixtures/free-port.ts';
import { start, until } from '#tests/fixtures/program.ts';

/** `npm start` or `npm run dev`, with the simulator, as seen from outside. */
export interface Product {
  origin: string;
  output: () => string;
  /** Signs in by the printed link; resolves with the response of the office. */
  signIn: () => Promise<Response>;
  /** The page of the office at that path; throws where it is not answered with 200. */
  officePage: (path: string) => Promise<string>;
  /** The page at that path; throws where it is not answered with 200. */
  page: (path: string) => Promise<string>;
  /** Whether the API takes an order at that price. */
  takes: (order: { serviceName: string; amount: number }) => Promise<boolean>;
  /** SIGTERM; resolves once it is gone. */
  end: () => Promise<void>;
}

/** Starts a script of a copy of the project; resolves once the API answers. */
export async function startProduct(script: string, folder: string): Promise<Product> {
  const [port, simulatorPort] = [await freePort(), await freePort()];
  const officePort = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const running = start(
    process.execPath,
    [script],
    {
      ...{ HOST: '127.0.0.1', PORT: `${port}`, SIMULATOR_PORT: `${simulatorPort}` },
      OFFICE_PORT: `${officePort}`,
      ...{ LOG_LEVEL: 'error', RATE_LIMIT: '0', DATA_DIR: 'test-results/data' },
      // As a person starts it, not as Vitest does.
      ...{ NODE_ENV: undefined, VITEST: undefined },
    },
    folder,
  );
  const office = `http://localhost:${officePort}`;
  const textOf = async (url: string) => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return answer.text();
  };
  const mode = `${origin}/api/payment-mode`;
  await until('The API answers', running, async () => (await fetch(mode)).ok);
  return {
    origin,
    output: running.output,
    page: (path) => textOf(origin + path),
    officePage: (path) => textOf(office + path),
    signIn: () => {
      const [, token = ''] = new RegExp(`${office}/#sign-in=(\\S+)`).exec(running.output()) ?? [];
      return fetch(`${office}/api/sign-in`, {
        method: 'POST',
        headers: { origin: office, 'content-type': 'application/json' },
        body: JSON.stringify({ token, isShared: false }),
      });
    },
    takes: async (order) => {
      const body = JSON.stringify({ name: 'Asha Kumari', phone: '9876543210', ...order });
      const answer = await fetch(`${origin}/api/phonepe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return answer.ok;
    },
    end: () => running.end(),
  };
}
