import { join } from 'node:path';
import { firstFile, onPath } from '#tests/fixtures/installed.ts';

/** Where scripts/ensure-caddy.ts unpacks Debian's package. */
export const unpackedCaddy = 'node_modules/.cache/caddy';

/** Caddy's program: the one on the PATH, or the unpacked one; undefined if there is none. */
export const findCaddy = (): string | undefined =>
  onPath('caddy') ?? firstFile(join(unpackedCaddy, 'usr/bin/caddy'));

/** Why the tests of the Caddyfile are skipped; undefined if they are not. */
export const caddyMissing = findCaddy() ? undefined : 'Caddy is not on the PATH';
