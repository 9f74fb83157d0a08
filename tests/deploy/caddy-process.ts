import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#tests/fixtures/free-port.ts';
import { start, until } from '#tests/fixtures/program.ts';
import { fetchRaw, type RawResponse } from './fetch-raw.ts';

/** Folder of the built site that the servers send. */
export const siteDir = resolve(process.env.SITE_DIR ?? 'dist');

/** Settings of a server behind Caddy. */
export const behindCaddy = { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error', SITE_DIR: siteDir };

/** A Caddy started for a test. */
export interface Caddy {
  /** Of its TLS side, without a trailing slash. */
  origin: string;
  plainOrigin: string;
  /** Sends a request over TLS; only Caddy's own authority is trusted. */
  fetch: (path: string, options?: RequestOptions & { body?: string }) => Promise<RawResponse>;
  stop: () => Promise<void>;
}

const config = ['--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'];

/** Runs the unchanged deploy/Caddyfile on free ports, in front of the servers and offices with these addresses. */
export async function startCaddy(
  program: string,
  servers: string[],
  offices: string[] = servers,
): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const env = {
    SITE_ADDRESS: 'localhost',
    SITE_SERVERS: servers.join(' '),
    OFFICE_SERVERS: offices.join(' '),
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    CADDY_ADMIN: 'off',
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  validate(program, env);
  const running = start(program, ['run', ...config], env);
  const authority = join(folder, 'caddy/pki/authorities/local/root.crt');
  const origin = `https://localhost:${httpsPort}`;
  const stop = async () => {
    await running.end();
    rmSync(folder, { recursive: true, force: true });
  };
  const fetchCaddy: Caddy['fetch'] = (path, options) =>
    fetchRaw(origin + path, { ca: readFileSync(authority), family: 4, ...options });
  await until('Caddy responds', running, async () => {
    return existsSync(authority) && (await fetchCaddy('/healthz')).status === 200;
  }).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    origin,
    plainOrigin: `http://localhost:${httpPort}`,
    fetch: fetchCaddy,
    stop,
  };
}

function validate(program: string, env: NodeJS.ProcessEnv): void {
  const { status, stderr } = spawnSync(program, ['validate', ...config], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`caddy validate: ${stderr}`);
}
