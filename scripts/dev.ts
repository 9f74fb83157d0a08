// npm run dev: the pages by Astro's development server, which follows every change, with the API and
// PhonePe's simulator behind it.
import { dev } from 'astro';
import { contactPath } from '../contract/contact-message.ts';
import { exitWithMessage } from '../server/startup-error.ts';
import { startServer } from './server-process.ts';
import { checkEnvironment, forkSimulator } from './start-parts.ts';
import { watchFiles } from './watch-files.ts';

// Unlike the built site, it would show anyone in the network the project's files.
const host = process.env.HOST || '127.0.0.1';
const config = await checkEnvironment(host).catch(exitWithMessage);
await forkSimulator(config);

const startApi = () =>
  startServer(['--api-only'], { HOST: '127.0.0.1', PORT: '0', PUBLIC_URL: config.publicUrl });
const starting = startApi();
// Prices and messages of the API come from the content, too.
watchFiles(['content', 'contract', 'server'], starting, async () => void (await startApi()));
const apiPort = await starting;
if (!apiPort) process.exit(1);

// The API refuses orders from other sites, so it must see the Host of the browser's request.
const api = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false };
await dev({
  server: { host, port: config.port },
  vite: { server: { strictPort: true, proxy: { '/api': api, [contactPath]: api } } },
});
