import { resolve, sep } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { readPhotographs } from '#src/content/read-photographs.ts';
import type { PolicyEntry, SiteContent } from '#src/content/site.ts';
import { localLinks } from './local-links.ts';
import { readSites } from './read-sites.ts';

async function withPolicies(
  site: SiteContent,
  renderMarkdown: LoaderContext['renderMarkdown'],
): Promise<SiteContent & { policies: PolicyEntry[] }> {
  const policies = site.policies.map(async (policy) => {
    const { html } = await renderMarkdown(policy.markdown);
    return { ...policy, html: localLinks(site.language, html) };
  });
  return { ...site, policies: await Promise.all(policies) };
}

/**
 * Reads content/ for Astro: an entry for each language, whose data is a StoredSite. A mistake stops the
 * build; `npm run dev` only tells it when a file changes, and keeps the pages as they are.
 */
export const sitesLoader: Loader = {
  name: 'content',
  async load({ store, renderMarkdown, watcher, logger }) {
    const load = async () => {
      const { colours, mistakes } = await readPhotographs('content');
      const sites = await Promise.all(
        readSites('content', mistakes).map((site) => withPolicies(site, renderMarkdown)),
      );
      store.clear();
      for (const site of sites) {
        store.set({ id: site.language, data: { ...site, colours } });
      }
    };
    await load();
    const folder = resolve('content') + sep;
    watcher?.add(folder);
    watcher?.on('all', (_event, file) => {
      if (file.startsWith(folder)) load().catch(({ message }) => logger.error(message));
    });
  },
};
