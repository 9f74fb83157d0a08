import { existsSync } from 'node:fs';
import { readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, resolve } from 'node:path';

/**
 * Builds the next site beside the one that is served and replaces it, so that no request fails meanwhile.
 * `site` becomes a link to one of two folders: the build fills the other one, and then the link changes in
 * one step. The old site's folder stays until the next build, for the requests that still read it.
 *
 * @param build Fills the folder; resolves with false if it could not. The site then stays as it is.
 */
export async function replaceSite(
  site: string,
  build: (folder: string) => Promise<boolean>,
): Promise<boolean> {
  const [a, b] = [`${site}-a`, `${site}-b`];
  const current = await readlink(site).catch(() => undefined);
  const next = current === basename(a) ? b : a;
  await rm(next, { recursive: true, force: true });
  if (!(await build(next))) return false;
  await linkSite(site, next);
  return true;
}

/** Makes `site` a link to a folder beside it, in one step. A folder of that name, as a build leaves it, moves aside. */
export async function linkSite(site: string, folder: string): Promise<void> {
  const link = `${site}-link`;
  await rm(link, { force: true });
  await symlink(basename(folder), link);
  if ((await readlink(site).catch(() => undefined)) === undefined) {
    // `npm run build` leaves a folder, which a link cannot replace in one step.
    const other = folder === `${site}-a` ? `${site}-b` : `${site}-a`;
    await rm(other, { recursive: true, force: true });
    await renameIfPresent(site, other);
  }
  await rename(link, site);
}

/** Completes a linkSite that was killed after it moved a folder aside and before the link took its place. */
export async function completeLink(site: string): Promise<void> {
  const link = resolve(site);
  if (existsSync(link)) return;
  await renameIfPresent(`${link}-link`, link);
}

const renameIfPresent = (from: string, to: string): Promise<void> =>
  rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
