// Static pages and the status call under load, beside nginx where it is installed:
// npm run bench:server. One process of each, in turn. SITE_DIR names another folder than dist.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { buy } from './api/buyer.ts';
import { startCheckout } from './api/processes.ts';
import { median } from './median.ts';
import { startNginx } from './server/nginx-process.ts';
import { table } from './table.ts';

const siteDir = process.env.SITE_DIR ?? 'dist';
const boundRatio = 0.5;
const load = { connections: 32, seconds: 5, rounds: 3 };
const br = { 'accept-encoding': 'br, gzip' };
const pages = ['/', '/pricing', '/services/seo', '/digital-marketing-agency-patna'];

interface Figures {
  perSecond: number;
  p99: number;
}

/** Loads the paths in turn, after a second of the same to warm up. Throws at any failed answer. */
async function cannon(origin: string, paths: string[], headers = {}): Promise<Figures> {
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
  return { perSecond: requests.average, p99: latency.p99 };
}

/** The round in the middle, by requests a second. */
function medianOf(figures: Figures[]): Figures {
  const middle = median(figures.map(({ perSecond }) => perSecond));
  const none = { perSecond: Number.NaN, p99: Number.NaN };
  return figures.find(({ perSecond }) => perSecond === middle) ?? none;
}

/** Round by round, so that a machine that gets slower is as slow for everyone. */
async function inTurn(work: Record<string, () => Promise<Figures>>): Promise<Map<string, Figures>> {
  const all = new Map<string, Figures[]>();
  for (let round = 0; round < load.rounds; round += 1) {
    for (const [name, shoot] of Object.entries(work)) {
      all.set(name, [...(all.get(name) ?? []), await shoot()]);
    }
  }
  return new Map([...all].map(([name, figures]) => [name, medianOf(figures)]));
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
  const { id } = await buy(checkout);
  const unchanged = (origin: string) => async () =>
    cannon(origin, pages, { ...br, 'if-none-match': (await tagsOf(origin)).join(', ') });
  const results = await inTurn({
    pages: () => cannon(checkout.origin, pages, br),
    ...(nginx && { 'pages, nginx': () => cannon(nginx.origin, pages, br) }),
    'unchanged pages (304)': unchanged(checkout.origin),
    ...(nginx && { 'unchanged pages (304), nginx': unchanged(nginx.origin) }),
    'status of an order': () =>
      cannon(checkout.origin, [`/api/phonepe-status?id=${id}`], { accept: 'application/json' }),
  });
  const rows = [...results].map(([name, { perSecond, p99 }]) => {
    const peer = results.get(`${name}, nginx`);
    const ratio = peer ? (perSecond / peer.perSecond).toFixed(2) : '';
    return [name, Math.round(perSecond), p99, ratio];
  });
  console.log(table(['load', 'a second', 'p99, ms', '÷ nginx'], rows));
  console.log(
    `Medians of ${load.rounds} rounds of ${load.seconds} s, ${load.connections} connections, ` +
      `${availableParallelism()} cores. At least ${boundRatio} of nginx wanted.`,
  );
  if (!nginx)
    console.log('nginx is not installed (apt-get install nginx): nothing to compare with.');
  if (rows.some(([, , , ratio]) => ratio !== '' && Number(ratio) < boundRatio))
    process.exitCode = 1;
} finally {
  await nginx?.stop();
  await checkout.stop();
  await rm(folder, { recursive: true });
}
