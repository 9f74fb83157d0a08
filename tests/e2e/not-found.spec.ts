import { request } from 'node:http';
import { orderPath } from './checkout-parts.ts';
import { districts, first, navigation, sectionOf } from './content.ts';
import { expect, test } from './site.fixture.ts';

test('an unknown address is a 404 with links onward', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sectionOf('404', 'hero').title);
  const main = page.getByRole('main');
  const targets = await main
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(targets).not.toEqual([]);
  for (const target of targets) {
    expect((await page.request.get(target)).status(), target).toBe(200);
  }
  await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
});

for (const path of ['/locations/atlantis', '/digital-marketing-agency-atlantis']) {
  test(`an unknown district at ${path} has a page of its own`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const main = page.getByRole('main');
    const { title, lead } = sectionOf('district-not-found', 'hero');
    const { name } = navigation.locations;
    const menu = page.locator('header nav').getByRole('link', { name, exact: true });
    await expect(menu).toHaveAttribute('aria-current', 'true');
    await expect(menu).not.toHaveCSS('box-shadow', 'none');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main).toContainText(lead);
    await main.locator('a[href="/locations"]').first().click();
    await page.waitForURL('**/locations');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      sectionOf('locations', 'hero').title,
    );
  });
}

test('pages that are not found stay out of search', async ({ page }) => {
  for (const path of ['/no-such-page', '/locations/atlantis']) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

const { slug } = first(districts);
const redirects = [
  ['/about/', '/about'],
  ['/services/seo/', '/services/seo'],
  ['/Services//SEO', '/services/seo'],
  [`/locations/${slug.toUpperCase()}`, `/locations/${slug}`],
  [orderPath.replace('?', '/?'), orderPath],
] as const;

for (const [from, to] of redirects) {
  test(`${from} leads to ${to}`, async ({ page }) => {
    const answer = await page.request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(to);
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
}

/** Asks for a path exactly as it is written; a browser would tidy it up first. */
function askRaw(base: string, path: string): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const { hostname, port } = new URL(base);
  request({ hostname, port, path }, async (answer) => {
    const chunks = await answer.toArray();
    resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
  })
    .on('error', reject)
    .end();
  return promise;
}

const oddPaths = [
  '/../../etc/passwd',
  '/../../../../../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc%5cpasswd',
  '/_astro/../../package.json',
  '/_astro/..%2f..%2fpackage.json',
  '/package.json',
  '/.env',
  '//etc/passwd',
  '//evil.example/about',
  '/\\evil.example/about',
  '/etc/passwd%00.html',
  '/about%00',
  '/%00',
  '/%zz',
  '/%',
  '/about.html.br',
  '/__proto__',
  `/${'a'.repeat(10_240)}`,
  `/about?${'a'.repeat(10_240)}`,
];

for (const path of oddPaths) {
  test(`refuses ${path.slice(0, 40)}`, async ({ baseURL }) => {
    const { status, body } = await askRaw(baseURL ?? '', path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/root:x:0|devDependencies/);
  });
}

test('a long address below the limit is an ordinary 404', async ({ baseURL }) => {
  const { status, body } = await askRaw(baseURL ?? '', `/${'a/'.repeat(1000)}`);
  expect(status).toBe(404);
  expect(body).toContain(sectionOf('404', 'hero').title);
});
