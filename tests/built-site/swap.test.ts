import { expect, it } from 'vitest';
import { localPath } from '#contract/local-path.ts';
import { districtPath } from '#src/site/routes.ts';
import { sites } from './agency.ts';
import { builtSite } from './built-site.ts';
import { pagesOf, textsOf } from './pages.ts';
import { shinglesOf, similarity, withoutNames } from './shingles.ts';

const mostAlike = 0.6;

it.each(sites)(
  'has district pages in $language that differ in more than names (swap test)',
  async ({ districts, language }) => {
    const names = districts.flatMap(({ name, headquarters, towns }) => [
      name,
      headquarters,
      ...towns.map((town) => town.name),
    ]);
    const pages = pagesOf(await builtSite());
    const texts = districts.map(({ slug }) => {
      const page = pages.find(({ path }) => path === localPath(language, districtPath(slug)));
      const main = page?.root.querySelector('main');
      if (!main) throw new Error(`${slug} has no page with a main`);
      return { slug, shingles: shinglesOf(withoutNames(textsOf(main).join(' '), names)) };
    });
    const pairs = texts.flatMap((a, index) =>
      texts.slice(index + 1).map((b) => ({
        pair: `${a.slug} and ${b.slug}`,
        similarity: similarity(a.shingles, b.shingles),
      })),
    );
    const [worst] = pairs.sort((a, b) => b.similarity - a.similarity);
    console.log(
      `Most alike: ${worst?.pair}, ${worst?.similarity.toFixed(3)} of at most ${mostAlike}`,
    );
    expect(worst?.similarity).toBeLessThanOrEqual(mostAlike);
  },
);
