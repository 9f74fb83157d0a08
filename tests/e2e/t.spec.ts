import { chatAddress, districts, headingOf, labels, services } from './content.ts';
import { expect, test } from './site.fixture.ts';

test.use({
  launchOptions: {
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});
test('x', async ({ page, opened }) => {
  console.log(
    chatAddress,
    districts.length,
    services.length,
    labels.chat.float,
    headingOf('index'),
  );
  await page.addInitScript(() => {
    addEventListener('pagereveal', async (e) => {
      const v = (e as any).viewTransition;
      (window as any).vt = !!v;
      if (v) {
        await v.ready;
        (window as any).vt = document
          .getAnimations()
          .map((a: any) => [
            a.effect.pseudoElement,
            a.animationName,
            a.effect.getComputedTiming().duration,
          ]);
      }
    });
    addEventListener('pageshow', (e) => ((window as any).persisted = e.persisted));
    addEventListener('animationend', (e) =>
      ((window as any).ended ??= []).push((e as any).animationName),
    );
  });
  await page.goto('/');
  await page.waitForTimeout(2500);
  console.log(
    await page.evaluate(() => [
      (window as any).ended?.length,
      document.documentElement.className,
      (window as any).vt,
    ]),
  );
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await page.waitForURL('**/about');
  await page.waitForTimeout(1000);
  console.log(
    JSON.stringify(
      await page.evaluate(() => [
        (window as any).ended?.length,
        document.documentElement.className,
        (window as any).vt,
      ]),
    ),
  );
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForTimeout(1000);
  console.log(
    JSON.stringify(
      await page.evaluate(() => [
        (window as any).persisted,
        document.documentElement.className,
        (window as any).vt,
      ]),
    ),
  );
});
