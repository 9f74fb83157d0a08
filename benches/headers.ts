// Mozilla's HTTP Observatory on our own server, over TLS with a throw-away authority:
// npm run audit:headers. SITE_DIR names another folder than dist.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildApp } from '#server/app.ts';
import { readBuiltSite } from '#server/http/built-site.ts';
import { startSecureFront } from './headers/secure-front.ts';
import { table } from './table.ts';

const observatory = '@mdn/mdn-http-observatory@1.4.8';
const home = 'node_modules/.cache/http-observatory';
const folderOfPackage = join(home, 'node_modules/@mdn/mdn-http-observatory');
const program = join(folderOfPackage, 'src/scan.js');
const wanted = { grade: 'A+', score: 130 };

interface Scan {
  error?: string;
  scan: { grade: string; score: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

/** Beside the project's own packages, for it is large; its scripts would build a database driver. */
function install(): void {
  if (existsSync(program)) return;
  const quiet = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel', 'error'];
  execFileSync('npm', ['install', '--prefix', home, ...quiet, observatory], { stdio: 'inherit' });
  // Its scripts would fetch the browsers' list of hosts that are always secure; localhost is not in it.
  writeFileSync(join(folderOfPackage, 'conf/hsts-preload.json'), '{}');
}

/** A scan that fails says so on its standard output, and ends with 1. */
async function run(args: string[], options: { env: NodeJS.ProcessEnv }): Promise<Scan> {
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch(
    (error: { stdout: string }) => error,
  );
  return JSON.parse(stdout);
}

async function scan(): Promise<Scan> {
  const folder = await mkdtemp(join(tmpdir(), 'audit-headers-'));
  const site = await readBuiltSite(process.env.SITE_DIR ?? 'dist');
  const app = buildApp({ logLevel: 'error', trustProxy: [], site });
  await app.ready();
  const front = await startSecureFront(
    (request, response) => app.routing(request, response),
    folder,
  );
  try {
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: front.authority };
    return await run([program, front.host], { env });
  } finally {
    front.close();
    await app.close();
    await rm(folder, { recursive: true });
  }
}

install();
const result = await scan();
if (result.error) throw new Error(`The Observatory could not look at the site: ${result.error}`);
const rows = Object.entries(result.tests).map(([name, test]) => [
  name,
  test.pass ? 'passed' : 'FAILED',
  test.scoreModifier,
  test.result,
]);
console.log(table(['test', '', 'points', 'finding'], rows));
const { grade, score } = result.scan;
console.log(`Grade ${grade}, ${score} points. Wanted: ${wanted.grade}, ${wanted.score} or more.`);
if (grade !== wanted.grade || score < wanted.score) process.exitCode = 1;
