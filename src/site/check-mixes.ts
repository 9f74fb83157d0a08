import { findService } from '#contract/catalogue.ts';
import type { ContentMistake } from '#contract/content/content-mistake.ts';
import { type Counts, countNamesOf, countsMatchUnit } from '#contract/counts.ts';
import type { SiteContent } from '#src/content/site.ts';

/**
 * Lines of the budget page's mixes whose counts do not make up the unit that the catalogue sells: the
 * checkout would refuse them. A line whose service the catalogue does not have is left out of its mix.
 */
export const checkMixes = ({
  pages,
  catalogue,
}: Pick<SiteContent, 'pages' | 'catalogue'>): ContentMistake[] =>
  pages.flatMap(({ slug, sections }) =>
    sections.flatMap((section, place) => {
      if (section.type !== 'budget') return [];
      return section.purposes.flatMap(({ mixes }, purpose) =>
        mixes.flatMap(({ lines }, mix) =>
          lines.flatMap(({ from, counts }, line) => {
            const { unit, limits } = findService(catalogue, from) ?? {};
            const largest: Counts = Object.fromEntries(
              counts.map(({ of, least, most = least }) => [of, most]),
            );
            if (!limits || countsMatchUnit(largest, unit, limits.longestSide)) return [];
            const path = ['sections', place, 'purposes', purpose, 'mixes', mix, 'lines', line];
            const names = counts.map(({ of }) => of).join(' × ');
            const fitting = countNamesOf(unit, limits.longestSide).join(', ');
            const sides = limits.longestSide ? `; a side is at most ${limits.longestSide} ft` : '';
            const reason = `${names}: "${from}" can be counted in ${fitting}${sides}`;
            return [{ file: `pages/${slug}.yaml`, path: [...path, 'counts'], reason }];
          }),
        ),
      );
    }),
  );
