// Static pages and the status call under load, beside nginx where it is installed:
// npm run bench:server. One process of each, in turn. SITE_DIR names another folder than dist.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { buy } from './api/buyer.ts';
import { startCheckout } from './api/processes.ts';
import { inRounds, median, reportFaults } from './bench.ts';
import { startNginx } from './server/nginx-process.ts';

const siteDir = process.env.SITE_DIR ?? 'dist';
const boundRatio = 0.5;
const load = { connections: 32, seconds: 5, rounds: 3 };
const br = { 'accept-encoding': 'br, gzip' };
const pages = ['/', '/pricing', '/services/seo', '/digital-marketing-agency-patna'];

/** Loads the paths in turn, after a second of the same to warm up. Throws at any failed answer. */
async function cannon(origin: string, paths: string[], headers = {}) {
  const shot = (duration: number) =>
    autocannon({
      url: origin,
      connections: load.connections,
      duration,
      requests: paths.map((path) => ({ method: 'GET' as const, path, headers })),
    });
  await shot(1);
  const { requests, latency, errors, non2xx, '3xx': redirects } = await shot(load.seconds);
  if (errors + non2xx - redirects > 0) throw new Error(`${origin}: ${errors} errors, ${non2xx}`);
  return { perSecond: requests.average, p99Ms: latency.p99 };
}

/** The ETags of the forms that the load asks for: nginx gives each its own. */
async function tagsOf(origin: string): Promise<string[]> {
  const answers = await Promise.all(pages.map((page) => fetch(origin + page, { headers: br })));
  return answers.map(({ headers }) => headers.get('etag') ?? '');
}

const folder = await mkdtemp(join(tmpdir(), 'bench-server-'));
const checkout = await startCheckout({ DATA_DIR: folder, SITE_DIR: siteDir });
const nginx = await startNginx(siteDir);
try {
  const { id } = await buy(checkout.origin);
  const servers = [
    { suffix: '', origin: checkout.origin },
    ...(nginx ? [{ suffix: ', nginx', origin: nginx.origin }] : []),
  ];
  const unchanged = async (origin: string) =>
    cannon(origin, pages, { ...br, 'if-none-match': (await tagsOf(origin)).join(', ') });
  const loads = [
    ...servers.map(({ suffix, origin }) => ({
      name: `pages${suffix}`,
      run: () => cannon(origin, pages, br),
    })),
    ...servers.map(({ suffix, origin }) => ({
      name: `unchanged pages (304)${suffix}`,
      run: () => unchanged(origin),
    })),
    {
      name: 'status of an order',
      run: () => cannon(checkout.origin, [`/api/phonepe-status?id=${id}`]),
    },
  ];
  const measured = await inRounds(loads, ({ run }) => run(), load.rounds);
  const perSecond = new Map(
    measured.map(({ item, results }) => [item.name, median(results.map((one) => one.perSecond))]),
  );
  const rows = measured.map(({ item: { name }, results }) => {
    const own = perSecond.get(name) ?? Number.NaN;
    const peer = perSecond.get(`${name}, nginx`);
    return {
      load: name,
      'a second': Math.round(own),
      'p99, ms': median(results.map(({ p99Ms }) => p99Ms)),
      '÷ nginx': peer && Number((own / peer).toFixed(2)),
    };
  });
  console.table(rows);
  console.log(
    `Medians of ${load.rounds} rounds of ${load.seconds} s, ${load.connections} connections, ` +
      `${availableParallelism()} cores. At least ${boundRatio} of nginx wanted.`,
  );
  if (!nginx)
    console.log('nginx is not installed (apt-get install nginx): nothing to compare with.');
  reportFaults(rows.filter((row) => Number(row['÷ nginx']) < boundRatio).map((row) => row.load));
} finally {
  await nginx?.stop();
  await checkout.stop();
  await rm(folder, { recursive: true });
}
