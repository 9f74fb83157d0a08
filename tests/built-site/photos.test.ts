import { expect, it } from 'vitest';
import { siteAt, sites } from './agency.ts';
import { builtSite } from './built-site.ts';
import { type Fault, noFaults } from './faults.ts';
import { bounds } from './page-weight.ts';
import { brotliSize, pagesOf, textAt } from './pages.ts';

const site = await builtSite();
const pages = pagesOf(site);
const photosOn = (root: (typeof pages)[number]['root']) =>
  root.querySelectorAll('picture').flatMap((picture) => {
    const image = picture.querySelector('img[src^="/photos/"]');
    return image ? [{ image, dark: picture.querySelector('source')?.getAttribute('srcset') }] : [];
  });

it('shows each photo of the agency in each language, as two small halftones, and no other', () => {
  const faults = pages.flatMap(({ path, root }) =>
    photosOn(root).flatMap(({ image, dark = '' }): Fault[] => {
      const src = image.getAttribute('src') ?? '';
      const needed = ['alt', 'width', 'height', 'loading'].filter(
        (name) => !image.getAttribute(name),
      );
      const heavy = [src, dark].filter((file) => brotliSize(site, file) > bounds.halftone);
      return [...needed, ...heavy].map((fault) => ({ path, fault: `${src}: ${fault}` }));
    }),
  );
  noFaults(faults);
  for (const { language, photos } of sites) {
    const shown = pages
      .filter(({ path }) => siteAt(path).language === language)
      .flatMap(({ root }) => photosOn(root).map(({ image }) => image.getAttribute('src')));
    const expected = Object.keys(photos).map((place) => `/photos/${place}-day.svg`);
    expect(new Set(shown)).toEqual(new Set(expected));
  }
});

it("loads the player's script on pages with a sound only, and the sound on request", () => {
  const scriptsOf = ({ root }: (typeof pages)[number]) =>
    root
      .querySelectorAll('script')
      .map((script) => textAt(site, script.getAttribute('src') ?? '') ?? script.text)
      .join('\n');
  for (const page of pages) {
    const sounds = page.root.querySelectorAll('audio');
    expect([page.path, scriptsOf(page).includes('[data-sound]')]).toEqual([
      page.path,
      sounds.length > 0,
    ]);
    for (const sound of sounds) {
      expect(sound.getAttribute('preload')).toBe('none');
      expect(site.files.has(sound.getAttribute('src') ?? '')).toBe(true);
    }
  }
});
