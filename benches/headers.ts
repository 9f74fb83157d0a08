// Mozilla's HTTP Observatory on our own server, over TLS with a certificate that is thrown away:
// npm run audit:headers. SITE_DIR names another folder than dist.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { buildApp } from '#server/app.ts';
import { readBuiltSite } from '#server/http/built-site.ts';
import { reportFaults } from './bench.ts';

const observatory = '@mdn/mdn-http-observatory@1.4.8';
const home = 'node_modules/.cache/http-observatory';
const folderOfPackage = resolve(home, 'node_modules/@mdn/mdn-http-observatory');
const wanted = { grade: 'A+', score: 130 };

interface Scan {
  scan: { grade: string; score: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

/** Beside the project's own packages, for it is large; its scripts would build a database driver. */
function install(): void {
  if (existsSync(folderOfPackage)) return;
  const quiet = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel', 'error'];
  execFileSync('npm', ['install', '--prefix', home, ...quiet, observatory], { stdio: 'inherit' });
  // Its scripts would fetch the browsers' list of hosts that are always secure; localhost is not in it.
  writeFileSync(join(folderOfPackage, 'conf/hsts-preload.json'), '{}');
}

/** A new key and its certificate for localhost, which this process then trusts. */
async function makeCertificate() {
  const folder = await mkdtemp(join(tmpdir(), 'audit-headers-'));
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', 'key.pem', '-out', 'certificate.pem'];
  execFileSync('openssl', ['req', ...kind, ...name, ...files], { cwd: folder, stdio: 'ignore' });
  const key = await readFile(join(folder, 'key.pem'));
  const cert = await readFile(join(folder, 'certificate.pem'));
  await rm(folder, { recursive: true });
  setDefaultCACertificates([cert]);
  return { key, cert };
}

async function scan(): Promise<Scan> {
  const site = await readBuiltSite(process.env.SITE_DIR ?? 'dist');
  const app = buildApp({ logLevel: 'error', trustProxy: [], site });
  await app.ready();
  const server = createServer(await makeCertificate(), (request, response) =>
    app.routing(request, response),
  );
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const { scan: scanHost } = await import(join(folderOfPackage, 'src/index.js'));
    return await scanHost(`localhost:${port}`);
  } finally {
    server.close();
    await app.close();
  }
}

install();
const { scan: outcome, tests } = await scan();
const rows = Object.entries(tests).map(([test, { pass, scoreModifier, result }]) => ({
  test,
  passed: pass,
  points: scoreModifier,
  finding: result,
}));
console.table(rows);
const { grade, score } = outcome;
console.log(`Grade ${grade}, ${score} points. Wanted: ${wanted.grade}, ${wanted.score} or more.`);
reportFaults(grade === wanted.grade && score >= wanted.score ? [] : ['the grade']);
