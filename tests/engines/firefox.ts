import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath } from '#tests/fixtures/installed.ts';
import { start, until } from '#tests/fixtures/program.ts';
import type { Browser, Engine } from './engine.ts';
import { openMarionette } from './marionette.ts';

const findFirefox = () => onPath('firefox-esr', 'firefox');

async function open(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  // Firefox takes a free port and writes it down.
  await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const flags = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const running = start(findFirefox() ?? '', flags, { MOZ_CRASHREPORTER_DISABLE: '1' });
  const portOf = async () => Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8'));
  await until('Firefox listens', running, async () => (await portOf()) > 0);
  return {
    driver: await openMarionette(await portOf()),
    close: async () => {
      await running.end();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Gecko: Debian's firefox-esr, or another Firefox on the PATH. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (findFirefox() ? undefined : 'neither firefox-esr nor firefox is installed'),
  open,
};
