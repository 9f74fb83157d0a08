// npm run dev: pages from Astro's development server and the office from Vite's, with their APIs and the simulator
// behind them. The APIs restart after a change of their sources.
import { spawn } from 'node:child_process';
import { dev } from 'astro';
import { createServer } from 'vite';
import { contactPath } from '../contract/contact-message.ts';
import { exitWithMessage } from '../server/config.ts';
import { freePort } from '../tests/fixtures/free-port.ts';
import { checkEnvironment, forkSimulator } from './start-parts.ts';

// Unlike the built site, it would show anyone in the network the project's files.
const host = process.env.HOST || '127.0.0.1';
const config = await checkEnvironment(host).catch(exitWithMessage);
await forkSimulator(config);

const apiPort = await freePort();
const { office } = config;
const officePort = office && (await freePort());
// Prices and messages of the API come from the content.
const watched = ['content', 'contract', 'server'].map((folder) => `--watch-path=${folder}`);
const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', ...watched, 'server/main.ts', '--api-only'],
  {
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: String(apiPort), PUBLIC_URL: config.publicUrl },
      ...(office && {
        ...{ OFFICE_HOST: '127.0.0.1', OFFICE_PORT: String(officePort) },
        OFFICE_URL: office.officeUrl,
      }),
    },
    stdio: 'inherit',
  },
);
process.once('exit', () => api.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());

// The APIs refuse requests of other sites, so they must see the Host of the browser's request.
const proxyTo = (port: number) => ({ target: `http://127.0.0.1:${port}`, changeOrigin: false });
const proxy = proxyTo(apiPort);
await dev({
  server: { host, port: config.port },
  vite: { server: { strictPort: true, proxy: { '/api': proxy, [contactPath]: proxy } } },
});
if (office && officePort) {
  const listener = { host: office.host, port: office.port, strictPort: true };
  const proxied = { '/api': proxyTo(officePort) };
  const server = await createServer({ root: 'office', server: { ...listener, proxy: proxied } });
  await server.listen();
}
