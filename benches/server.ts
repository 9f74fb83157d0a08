// Static pages and the status call under load, beside nginx where it is installed:
// npm run bench:server. One process of each, in turn. SITE_DIR names another folder than dist.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { buy } from './api/buyer.ts';
import { startCheckout } from './api/processes.ts';
import { inRounds, median, reportFailures, round } from './bench.ts';
import { districtPath, servicePath } from './sample-pages.ts';
import { startNginx } from './server/nginx.ts';

const boundRatio = 0.5;
const load = { connections: 32, seconds: 5, rounds: 3 };
const br = { 'accept-encoding': 'br, gzip' };
const pages = ['/', '/pricing', servicePath, districtPath];

/** Requests the paths in turn, after a second of warm-up. Throws if any request fails. */
async function runLoad(origin: string, paths: string[], headers = {}) {
  const run = (duration: number) =>
    autocannon({
      url: origin,
      connections: load.connections,
      duration,
      requests: paths.map((path) => ({ method: 'GET' as const, path, headers })),
    });
  await run(1);
  const { requests, latency, errors, non2xx, '3xx': redirects } = await run(load.seconds);
  if (errors + non2xx - redirects > 0) throw new Error(`${origin}: ${errors} errors, ${non2xx}`);
  return { perSecond: requests.average, p99Ms: latency.p99 };
}

/** Headers of a browser that has the pages: nginx gives each encoding an ETag of its own. */
async function conditional(origin: string) {
  const responses = await Promise.all(pages.map((page) => fetch(origin + page, { headers: br })));
  const tags = responses.map(({ headers }) => headers.get('etag') ?? '');
  return { ...br, 'if-none-match': tags.join(', ') };
}

const folder = await mkdtemp(join(tmpdir(), 'bench-server-'));
const checkout = await startCheckout({ DATA_DIR: folder });
const nginx = await startNginx(folder);
try {
  const { id } = await buy(checkout.origin);
  const servers = [
    { suffix: '', origin: checkout.origin },
    ...(nginx ? [{ suffix: ', nginx', origin: nginx.origin }] : []),
  ];
  const pageLoad = (name: string, headersFor: (origin: string) => Promise<object>) =>
    servers.map(({ suffix, origin }) => ({
      name: name + suffix,
      run: async () => runLoad(origin, pages, await headersFor(origin)),
    }));
  const loads = [
    ...pageLoad('pages', async () => br),
    ...pageLoad('unchanged pages (304)', conditional),
    {
      name: 'status of an order',
      run: () => runLoad(checkout.origin, [`/api/phonepe-status?id=${id}`]),
    },
  ];
  const measured = await inRounds(loads, ({ run }) => run(), load.rounds);
  const rates = new Map(
    measured.map(({ item, results }) => [item.name, median(results.map((one) => one.perSecond))]),
  );
  const rows = measured.map(({ item: { name }, results }) => {
    const own = rates.get(name) ?? Number.NaN;
    const peer = rates.get(`${name}, nginx`);
    return {
      load: name,
      'a second': Math.round(own),
      'p99, ms': median(results.map(({ p99Ms }) => p99Ms)),
      '÷ nginx': peer && round(own / peer, 2),
    };
  });
  console.table(rows);
  console.log(
    `Medians of ${load.rounds} rounds of ${load.seconds} s, ${load.connections} connections, ` +
      `${availableParallelism()} cores. At least ${boundRatio} of nginx wanted.`,
  );
  if (!nginx) console.log('nginx is not installed (apt-get install nginx): no comparison.');
  reportFailures(rows.filter((row) => Number(row['÷ nginx']) < boundRatio).map((row) => row.load));
} finally {
  await nginx?.stop();
  await checkout[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
}
