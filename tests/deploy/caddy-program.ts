import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where scripts/ensure-caddy.ts unpacks Debian's package. */
export const unpackedCaddy = 'node_modules/.cache/caddy';

/** Caddy's program: the one on the PATH, or the unpacked one; undefined where there is none. */
export function findCaddy(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'caddy'));
  return [...onPath, join(unpackedCaddy, 'usr/bin/caddy')].find((file) => existsSync(file));
}
