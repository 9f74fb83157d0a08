// Pages under load, beside nginx if it is installed: npm run bench:server. One process of each, in turn.
// SITE_DIR is the folder of the site (default dist).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '#tests/fixtures/free-port.ts';
import { start, until } from '#tests/fixtures/program.ts';
import { spawnServer } from '#tests/fixtures/server-process.ts';
import { inRounds, median, reportFailures, round, siteDir } from './bench.ts';
import { districtPath, servicePath } from './sample-pages.ts';

/** Minimum share of nginx's rate for pages; revalidations are only reported. */
const boundRatio = 0.5;
const load = { connections: 32, seconds: 5, rounds: 3 };
const br = { 'accept-encoding': 'br, gzip' };
const pages = ['/', '/pricing', servicePath, districtPath];

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const hasBrotli = existsSync(brotliModule);

const configuration = (port: number, folder: string) => `
${hasBrotli ? `load_module ${brotliModule};` : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
  types { text/html html; }
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${resolve(siteDir)};
    index index.html;
    ${hasBrotli ? 'brotli_static on;' : ''}
    gzip_static on;
    location / { try_files $uri $uri.html $uri/ =404; }
  }
}`;

/** nginx with one worker on the built files; it writes to `folder`. Undefined without nginx. */
async function startNginx(folder: string) {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(port, folder));
  const nginx = start('nginx', ['-p', folder, '-c', file], {});
  const origin = `http://127.0.0.1:${port}`;
  await until('nginx responds', nginx, async () => (await fetch(origin)).ok);
  return { origin, stop: () => nginx.end() };
}

/** Requests the pages in turn, after a second of warm-up. Throws if any request fails. */
async function runLoad(origin: string, headers: Record<string, string>) {
  const run = (duration: number) =>
    autocannon({
      url: origin,
      connections: load.connections,
      duration,
      requests: pages.map((path) => ({ method: 'GET' as const, path, headers })),
    });
  await run(1);
  const { requests, latency, errors, non2xx, '3xx': redirects } = await run(load.seconds);
  if (errors + non2xx - redirects > 0) throw new Error(`${origin}: ${errors} errors, ${non2xx}`);
  return { perSecond: requests.average, p99Ms: latency.p99 };
}

/** Headers of a browser that has the pages: each encoding has an ETag of its own. */
async function conditional(origin: string) {
  const responses = await Promise.all(pages.map((page) => fetch(origin + page, { headers: br })));
  const tags = responses.map(({ headers }) => headers.get('etag') ?? '');
  return { ...br, 'if-none-match': tags.join(', ') };
}

const folder = await mkdtemp(join(tmpdir(), 'bench-server-'));
const server = spawnServer({ SITE_DIR: siteDir, DATA_DIR: folder, LOG_LEVEL: 'error' });
const nginx = await startNginx(folder);
try {
  const servers = [
    { suffix: '', origin: `http://127.0.0.1:${await server.ready()}` },
    ...(nginx ? [{ suffix: ', nginx', origin: nginx.origin }] : []),
  ];
  const loads = (
    [
      ['pages', async () => br],
      ['unchanged pages (304)', conditional],
    ] as const
  ).flatMap(([name, headersFor]) =>
    servers.map(({ suffix, origin }) => ({
      name: name + suffix,
      run: async () => runLoad(origin, await headersFor(origin)),
    })),
  );
  const measured = await inRounds(loads, ({ run }) => run(), load.rounds);
  const rates = new Map(
    measured.map(({ item, results }) => [item.name, median(results.map((one) => one.perSecond))]),
  );
  const ratioOf = (name: string) =>
    round((rates.get(name) ?? Number.NaN) / (rates.get(`${name}, nginx`) ?? Number.NaN), 2);
  console.table(
    measured.map(({ item: { name }, results }) => ({
      load: name,
      'a second': Math.round(rates.get(name) ?? Number.NaN),
      'p99, ms': median(results.map(({ p99Ms }) => p99Ms)),
      '÷ nginx': rates.has(`${name}, nginx`) ? ratioOf(name) : undefined,
    })),
  );
  console.log(
    `Medians of ${load.rounds} rounds of ${load.seconds} s, ${load.connections} connections, ` +
      `${availableParallelism()} cores. At least ${boundRatio} of nginx wanted for pages.`,
  );
  if (!nginx) console.log('nginx is not installed (apt-get install nginx): no comparison.');
  reportFailures(nginx && !(ratioOf('pages') >= boundRatio) ? ['pages'] : []);
} finally {
  await nginx?.stop();
  await server.stop();
  await rm(folder, { recursive: true });
}
