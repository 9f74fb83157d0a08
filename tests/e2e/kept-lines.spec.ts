import { expect, test } from './site.fixture.ts';

/** Runs in the browser: makes the headline so wide that the display font would save a line. */
async function makeHeadlineMove() {
  const headline = document.querySelector('h1') as HTMLElement;
  await document.fonts.load('800 1em "Anek Latin"');
  const heightIn = (family: string) => {
    headline.style.fontFamily = family;
    return headline.clientHeight;
  };
  const widths = Array.from({ length: 200 }, (_, step) => 420 + 4 * step);
  const width = widths.find((one) => {
    headline.style.width = `${one}px`;
    return heightIn('"Anek Latin"') < heightIn('');
  });
  if (!width) throw new Error('The headline breaks alike at every width');
  return headline.clientHeight;
}

test('a headline that would break otherwise keeps its lines in the display font', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  const headline = page.locator('h1');
  const text = await headline.textContent();
  const height = await page.evaluate(makeHeadlineMove);
  await page.clock.runFor(500);
  await expect(page.locator('html')).toHaveAttribute('data-font');
  expect(await headline.evaluate((element) => element.clientHeight)).toBe(height);
  await expect(headline).not.toHaveAttribute('data-stand-in');
  await expect(headline).toHaveText(text ?? '');

  await page.setViewportSize({ width: 700, height: 500 });
  await expect.poll(() => headline.evaluate((element) => element.style.whiteSpace)).toBe('');
  expect(await headline.textContent()).toBe(text);
});
