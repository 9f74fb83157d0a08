import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages if possible, that is as root with apt-get, and prints apt's output. */
export function installDebianPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing the Debian packages ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words: string[]) => spawnSync('apt-get', words, { stdio: 'inherit', env });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
