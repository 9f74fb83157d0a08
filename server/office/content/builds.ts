import { readdir, realpath, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

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
