// npm run dev: pages from Astro's development server, with the API and the simulator behind it. The API
// restarts after a change of its sources.
import { spawn } from 'node:child_process';
import { dev } from 'astro';
import { contactPath } from '../contract/contact-message.ts';
import { exitWithMessage } from '../server/config.ts';
import { freePort } from '../tests/fixtures/free-port.ts';
import { checkEnvironment, forkSimulator } from './start-parts.ts';

// Unlike the built site, it would show anyone in the network the project's files.
const host = process.env.HOST || '127.0.0.1';
const config = await checkEnvironment(host).catch(exitWithMessage);
await forkSimulator(config);

const apiPort = await freePort();
// Prices and messages of the API come from the content.
const watched = ['content', 'contract', 'server'].map((folder) => `--watch-path=${folder}`);
const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', ...watched, 'server/main.ts', '--api-only'],
  {
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: String(apiPort), PUBLIC_URL: config.publicUrl },
    },
    stdio: 'inherit',
  },
);
process.once('exit', () => api.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());

// The API refuses orders from other sites, so it must see the Host of the browser's request.
const proxy = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false };
await dev({
  server: { host, port: config.port },
  vite: { server: { strictPort: true, proxy: { '/api': proxy, [contactPath]: proxy } } },
});
