// Lighthouse for phones on four of our pages, and on the pages of peers, served by the same server in
// turn: PEERS="name=folder,other=folder" npm run bench:site -- [rounds]. SITE_DIR names another
// folder than dist.
import { availableParallelism, totalmem } from 'node:os';
import { type BuiltSite, readBuiltSite } from '#server/http/built-site.ts';
import { serveSite } from '#tests/built-site/serve-site.ts';
import { mediansOf } from './figures.ts';
import { categories, type Figures, kinds, visit } from './lighthouse-visit.ts';
import { readPeer } from './site/peer-folder.ts';
import { table } from './table.ts';

const rounds = Number(process.argv[2] ?? 5);
const paths = ['/', '/pricing', '/services/seo', '/digital-marketing-agency-patna'];
const bounds = { score: 100, shift: 0.005 };
const own = 'ours';

const peers = (process.env.PEERS ?? '')
  .split(',')
  .filter(Boolean)
  .map((entry) => entry.split('=', 2) as [string, string]);

/** A peer shows its home page, and those of our four addresses that it has. */
async function measure(site: BuiltSite): Promise<Map<string, Figures>> {
  const server = await serveSite(site);
  const visits = new Map<string, Figures[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths.filter((one) => site.texts.has(one))) {
      visits.set(path, [...(visits.get(path) ?? []), await visit(server.origin + path)]);
    }
  }
  await server.close();
  return new Map([...visits].map(([path, figures]) => [path, mediansOf(figures)]));
}

const sites: [string, BuiltSite][] = [
  [own, await readBuiltSite(process.env.SITE_DIR ?? 'dist')],
  ...(await Promise.all(
    peers.map(async ([name, folder]) => [name, await readPeer(folder)] as [string, BuiltSite]),
  )),
];

const results: { site: string; path: string; figures: Figures }[] = [];
for (const [site, files] of sites) {
  for (const [path, figures] of await measure(files)) results.push({ site, path, figures });
}

const peersBest = Math.min(
  ...results
    .filter(({ site, path }) => site !== own && path === '/')
    .map(({ figures }) => figures.lcp),
);
const faultsOf = ({ site, path, figures }: (typeof results)[number]) =>
  site === own
    ? [
        ...categories.filter((_, index) => !((figures.scores[index] ?? 0) >= bounds.score)),
        ...(figures.shift < bounds.shift ? [] : ['CLS']),
        ...(path === '/' && figures.lcp > peersBest ? ['LCP of a peer'] : []),
      ]
    : [];

const heads = [
  'site',
  'page',
  'perf.',
  'access',
  'practice',
  'SEO',
  'FCP, ms',
  'LCP, ms',
  'TBT, ms',
];
console.log(
  table(
    [...heads, 'CLS', ...kinds.map((kind) => `${kind}, B`), 'requests', 'out of bounds'],
    results.map((result) => [
      result.site,
      result.path,
      ...result.figures.scores.map(Math.round),
      ...[result.figures.fcp, result.figures.lcp, result.figures.tbt].map(Math.round),
      result.figures.shift.toFixed(4),
      ...kinds.map((kind) => result.figures.bytesOf[kind]),
      result.figures.requests,
      faultsOf(result).join(', '),
    ]),
  ),
);
console.log(
  `Medians of ${rounds} rounds on ${availableParallelism()} cores, ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB. Wanted of ours: scores of ${bounds.score}, CLS under ` +
    `${bounds.shift}, and no later LCP of the home page than the best peer's.`,
);
if (peers.length === 0) console.log('No peers: name their built folders in PEERS.');
if (results.some((result) => faultsOf(result).length > 0)) process.exitCode = 1;
