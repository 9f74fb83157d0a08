// Mozilla's HTTP Observatory on our own server, over TLS with a throw-away certificate:
// npm run audit:headers. SITE_DIR is the folder of the site (default dist).
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { buildApp } from '#server/app.ts';
import { readBuiltSite } from '#server/http/pages.ts';
import { reportFailures, siteDir } from './bench.ts';

const observatory = '@mdn/mdn-http-observatory@1.4.8';
const prefix = 'node_modules/.cache/http-observatory';
const packageFolder = resolve(prefix, 'node_modules/@mdn/mdn-http-observatory');
const wanted = { grade: 'A+', score: 130 };

interface Scan {
  scan: { grade: string; score: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

/** Not a dependency, because it is large; its install scripts would build a database driver. */
function install(): void {
  if (existsSync(packageFolder)) return;
  const quiet = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel', 'error'];
  execFileSync('npm', ['install', '--prefix', prefix, ...quiet, observatory], { stdio: 'inherit' });
  // Its scripts would download the browsers' HSTS preload list; localhost is not on it.
  writeFileSync(join(packageFolder, 'conf/hsts-preload.json'), '{}');
}

/** A new key and its certificate for localhost, both in one PEM; this process trusts it. */
function makeCertificate(): string {
  const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const args = ['req', '-x509', ...algorithm, ...name, '-keyout', '-', '-out', '-'];
  const pem = execFileSync('openssl', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  setDefaultCACertificates([pem]);
  return pem;
}

async function scan(): Promise<Scan> {
  const site = await readBuiltSite(siteDir);
  const app = buildApp({ logLevel: 'error', trustProxy: [], site });
  await app.ready();
  const pem = makeCertificate();
  const server = createServer({ key: pem, cert: pem }, (request, response) =>
    app.routing(request, response),
  );
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const { scan: scanHost } = await import(join(packageFolder, 'src/index.js'));
    return await scanHost(`localhost:${port}`);
  } finally {
    server.close();
    await app.close();
  }
}

install();
const { scan: outcome, tests } = await scan();
console.table(tests, ['pass', 'scoreModifier', 'result']);
const { grade, score } = outcome;
console.log(`Grade ${grade}, ${score} points. Wanted: ${wanted.grade}, ${wanted.score} or more.`);
reportFailures(grade === wanted.grade && score >= wanted.score ? [] : ['the grade']);
