import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settings } from '#server/config.ts';
import { spawnServer } from '#tests/fixtures/server-process.ts';
import { siteDir } from './caddy-process.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** One image of the Containerfile: its name and its lines. */
const stages = read('deploy/Containerfile')
  .split(/^(?=FROM )/m)
  .map((text) => ({ name: / AS (\S+)/.exec(text)?.[1] ?? '', text }));

/** What a stage copies from the project. */
const copiesOf = (name: string) =>
  [
    ...(stages.find((stage) => stage.name === name)?.text ?? '').matchAll(/^COPY (?!--)(.+)$/gm),
  ].map(([, words = '']) => {
    const names = words.split(' ');
    return { sources: names.slice(0, -1), target: names.at(-1) ?? '' };
  });

const service = z.object({
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()),
});
const compose = z
  .object({
    services: z.object({
      'server-1': service,
      'server-2': service,
      caddy: service.extend({
        networks: z.object({ default: z.object({ ipv4_address: z.string() }) }),
        volumes: z.array(z.string()),
      }),
      postgres: service,
    }),
  })
  .parse(parse(read('deploy/compose.yaml'), { merge: true }));
const { caddy, ...others } = compose.services;

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
const filledIn = namesIn(read('deploy/compose.yaml'), /\$\{(\w+)/g);
const exampleNames = namesIn(read('deploy/env.example'), /^(\w+)=/gm);
const settingNames = new Set(Object.keys(settings.shape));

describe('compose.yaml', () => {
  it('builds the servers by the Containerfile, and gives Caddy the Caddyfile', () => {
    for (const { build } of [others['server-1'], others['server-2']]) {
      expect(resolve('deploy', build?.context ?? '')).toBe(resolve('.'));
      expect(existsSync(build?.dockerfile ?? '')).toBe(true);
    }
    expect(stages.at(-1)?.name).toBe('server');
    const [file = ''] = caddy.volumes[0]?.split(':') ?? [];
    expect(existsSync(join('deploy', file))).toBe(true);
  });

  it('sets only what the server reads, and what the Caddyfile reads', () => {
    expect([...settingNames]).toEqual(
      expect.arrayContaining(Object.keys(others['server-1'].environment)),
    );
    const caddyNames = namesIn(read('deploy/Caddyfile'), /\{\$(\w+)/g);
    expect([...caddyNames]).toEqual(expect.arrayContaining(Object.keys(caddy.environment)));
  });

  it('lets both servers trust Caddy, and Caddy find both', () => {
    const port = / PORT=(\d+)/.exec(read('deploy/Containerfile'))?.[1];
    expect(caddy.environment.SITE_SERVERS).toBe(`server-1:${port} server-2:${port}`);
    const officePort = others['server-1'].environment.OFFICE_PORT;
    expect(caddy.environment.OFFICE_SERVERS).toBe(`server-1:${officePort} server-2:${officePort}`);
    const address = caddy.networks.default.ipv4_address;
    expect(others['server-1'].environment.TRUST_PROXY).toBe(address);
    expect(others['server-2'].environment.TRUST_PROXY).toBe(address);
  });
});

describe('env.example', () => {
  it('has only variables that the server or compose.yaml reads, and all that compose.yaml requires', () => {
    expect([...settingNames, ...filledIn]).toEqual(expect.arrayContaining([...exampleNames]));
    expect([...exampleNames]).toEqual(expect.arrayContaining([...filledIn]));
  });

  it('holds no secret', () => {
    const values = [...read('deploy/env.example').matchAll(/^\w+=(.+)$/gm)].map(
      ([, value]) => value,
    );
    expect(new Set(values)).toEqual(new Set(['production', 'FILL_IN']));
  });
});

describe('the image of the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has all files and packages that the server needs', async () => {
    for (const { sources, target } of copiesOf('server')) {
      for (const source of sources) {
        const place = join(
          folder,
          /[./]$/.test(target) ? join(target, source.split('/').at(-1) ?? '') : target,
        );
        cpSync(source, place, { recursive: true });
      }
    }
    const packages = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    for (const name of Object.keys(packages.dependencies)) {
      mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
      symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
    }
    const server = spawnServer({ SITE_DIR: siteDir, DATA_DIR: join(folder, 'data') }, { folder });
    await server.ready();
    await server.stop();
    for (const script of ['scripts/orders.ts', 'scripts/office.ts']) {
      expect(spawnSync(process.execPath, [script, '--help'], { cwd: folder }).status).toBe(0);
    }
  });
});
