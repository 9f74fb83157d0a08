import { resolve, sep } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { contentFolder } from '#contract/content/languages.ts';
import { localPath } from '#contract/local-path.ts';
import { checkPhotographs } from '#src/content/check-photographs.ts';
import type { Language, SiteContent } from '#src/content/site.ts';
import { readSites } from './read-sites.ts';

/** Prefixes the links of rendered Markdown with the language. */
export const localLinks = (language: Language, html: string): string =>
  html.replace(
    /(<a [^>]*?href=")(\/(?!\/)[^"?#]*)/gi,
    (_all, start: string, path: string) => start + localPath(language, path),
  );

async function withPolicies(site: SiteContent, renderMarkdown: LoaderContext['renderMarkdown']) {
  const policies = site.policies.map(async (policy) => {
    const { html } = await renderMarkdown(policy.markdown);
    return { ...policy, html: localLinks(site.language, html) };
  });
  return { ...site, policies: await Promise.all(policies) };
}

/**
 * Reads content/ for Astro: a StoredSite for each language. A mistake stops the build; after a change during
 * `npm run dev`, it is logged and the pages stay as they are.
 */
export const sitesLoader: Loader = {
  name: 'content',
  async load({ store, renderMarkdown, watcher, logger }) {
    const load = async () => {
      const mistakes = await checkPhotographs(contentFolder);
      const sites = await Promise.all(
        readSites(contentFolder, mistakes).map((site) => withPolicies(site, renderMarkdown)),
      );
      store.clear();
      for (const site of sites) {
        store.set({ id: site.language, data: { ...site } });
      }
    };
    await load();
    const folder = resolve(contentFolder) + sep;
    watcher?.add(folder);
    watcher?.on('all', (_event, file) => {
      if (file.startsWith(folder)) load().catch(({ message }) => logger.error(message));
    });
  },
};
