import { samplePages } from './sample-pages.ts';
import { expect, test } from './site.fixture.ts';

/**
 * Focuses all that takes the focus, as a keyboard does, and names what has no ring of two colours whose
 * contrast is 9:1, so that one of both has 3:1 on any ground, nor one that has 9:1 with the ground that
 * below it (WCAG 1.4.11, 2.4.13).
 */
function findWeakRings(): string[] {
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((text) => {
      const value = Number(text) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (...colors: string[]): number => {
    const [light = 0, dark = 0] = colors.map(luminance).toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const groundOf = (element: Element | null): string => {
    const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
    return color === 'rgba(0, 0, 0, 0)' ? groundOf(element?.parentElement ?? null) : color;
  };
  const weak: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'a, button, input, textarea, select, summary',
  )) {
    element.focus({ focusVisible: true } as FocusOptions);
    if (document.activeElement !== element) continue;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    const gap = /^(rgb\([^)]*\)) 0px 0px 0px 3px$/.exec(boxShadow)?.[1];
    const isRing = outlineStyle === 'solid' && outlineWidth === '3px';
    if (!isRing || contrast(outlineColor, gap ?? groundOf(element.parentElement)) < 9) {
      weak.push(`${element.textContent}: ${outlineWidth} ${outlineColor} ${boxShadow}`);
    }
  }
  return weak;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the focus ring is visible on every background, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const { path } of samplePages) {
      await page.goto(path);
      expect(await page.evaluate(findWeakRings), path).toEqual([]);
    }
  });
}
