import { existsSync } from 'node:fs';
import { readdir, readlink, realpath, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Builds the next site beside the one that is served and replaces it, so that no request fails meanwhile.
 * `site` becomes a link to one of two folders: the build fills the other one, and then the link changes in
 * one step. The old site's folder stays until the next build, for the requests that still read it.
 *
 * @param build Fills the folder; resolves with false if it could not. The site then stays as it is.
 * @param serve Makes a running server send the folder (`reloadSite`). If it throws, the site stays, too.
 */
export async function replaceSite(
  site: string,
  build: (folder: string) => Promise<boolean>,
  serve: (folder: string) => Promise<void> = async () => {},
): Promise<boolean> {
  const [a, b] = [`${site}-a`, `${site}-b`];
  const current = await readlink(site).catch(() => undefined);
  const next = current === basename(a) ? b : a;
  await rm(next, { recursive: true, force: true });
  if (!(await build(next))) return false;
  await serve(next);
  await linkSite(site, next);
  return true;
}

/** Makes `site` a link to a folder beside it, in one step. A folder of that name, as a build leaves it, moves aside. */
export async function linkSite(site: string, folder: string): Promise<void> {
  const link = `${site}-link`;
  await rm(link, { force: true });
  await symlink(basename(folder), link);
  const isLink = await readlink(site).then(
    () => true,
    () => false,
  );
  if (!isLink) await moveAside(site, folder === `${site}-a` ? `${site}-b` : `${site}-a`);
  await rename(link, site);
}

/** Completes a linkSite that was killed after it moved a folder aside and before the link took its place. */
export async function completeLink(site: string): Promise<void> {
  const link = resolve(site);
  if (existsSync(link)) return;
  await rename(`${link}-link`, link).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** `npm run build` leaves a folder, which a link cannot replace in one step. */
async function moveAside(site: string, other: string): Promise<void> {
  await rm(other, { recursive: true, force: true });
  await rename(site, other).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/**
 * Folder of a finished build of a publication. The time is in the name because a restored database uses ids again,
 * and folders with those ids may still exist.
 */
export const publicationFolder = (
  site: string,
  { id, startedAtMs }: { id: number; startedAtMs: number },
): string => `${site}-p${id}-${startedAtMs}`;

/** Removes the builds of a publication, except the one that the link leads to, which is served. */
export async function removeBuild(site: string, folder: string): Promise<void> {
  const [served, found] = await Promise.all(
    [site, folder].map((one) => realpath(one).catch(() => undefined)),
  );
  if (found === undefined || found !== served) await rm(folder, { recursive: true, force: true });
  await rm(`${folder}-part`, { recursive: true, force: true });
}

/** Removes builds beside a site, including those of releases, except the site itself and those to keep. */
export async function removeBuilds(site: string, kept: string[]): Promise<void> {
  const names = await Promise.all(
    [site, ...kept].map((folder) => realpath(folder).catch(() => folder)),
  );
  const keptNames = new Set(names.map((folder) => basename(folder)));
  const start = `${basename(site)}-`;
  const isBuild = (name: string) =>
    name.startsWith(start) &&
    /^(?:a|b|r\d+|p\d+(?:-\d+)?(?:-part)?)$/.test(name.slice(start.length));
  for (const name of await readdir(dirname(site))) {
    if (isBuild(name) && !keptNames.has(name)) {
      await rm(join(dirname(site), name), { recursive: true, force: true });
    }
  }
}
