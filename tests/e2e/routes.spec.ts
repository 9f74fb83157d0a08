import type { APIRequestContext } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { fill } from '#contract/fill.ts';
import { viewOf } from '#src/site/page-view.ts';
import { agency, chatText, first, labels, openRoutes, site } from './content.ts';
import { expect, test } from './site.fixture.ts';

/** Fetches a page that must be there, without following redirects. */
async function pageAt(request: APIRequestContext, path: string): Promise<HTMLElement> {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  return parse(await answer.text());
}

const heading = (page: HTMLElement) => page.querySelectorAll('h1').map(({ text }) => text.trim());
const canonical = (page: HTMLElement) =>
  page.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'));
const shareAddress = (page: HTMLElement) =>
  page.querySelector('meta[property="og:url"]')?.getAttribute('content');

const longDate = new Intl.DateTimeFormat(labels.language.code, {
  dateStyle: 'long',
  timeZone: 'UTC',
});

for (const route of openRoutes) {
  test(`${route.path} shows its page`, async ({ request }) => {
    const page = await pageAt(request, route.path);
    expect(heading(page)).toEqual([viewOf(route, site).headline]);
    const address = agency.url + route.canonical;
    expect(canonical(page)).toEqual([address]);
    expect(shareAddress(page)).toBe(address);
  });
}

for (const path of ['/payment', '/payment-status']) {
  test(`${path} answers and stays out of search`, async ({ request }) => {
    const page = await pageAt(request, path);
    expect(heading(page)).toHaveLength(1);
    expect(canonical(page)).toEqual([]);
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
}

for (const { breadcrumb, effective, slug } of site.policies) {
  test(`${breadcrumb} says from which date it applies`, async ({ request }) => {
    const page = await pageAt(request, `/${slug}`);
    const date = longDate.format(new Date(effective));
    expect(page.querySelector('main')?.text).toContain(fill(labels.policy.effective, { date }));
  });
}

const places = openRoutes.filter(({ place }) => place);

for (const { path, place: town = '', slug } of places.filter(({ kind }) => kind === 'district')) {
  test(`${path} shows its district and says so`, async ({ page }) => {
    const { name } = first(site.districts.filter((district) => district.slug === slug));
    await page.goto(path);
    const note = page.getByText(fill(labels.district.town, { town, district: name }));
    await expect(note).toBeInViewport();
  });
}

for (const { path, place } of places.filter(({ kind }) => kind === 'page')) {
  test(`${path} shows all locations, with its office first`, async ({ page }) => {
    const { city, role, state } = first(agency.offices.filter((office) => office.city === place));
    await page.goto(path);
    const note = page.getByText(fill(labels.office.title, { city, role, state }));
    await expect(note).toBeInViewport();
    const chat = page.getByRole('main').getByRole('link', { name: labels.contact.chat }).first();
    await expect(chat).toBeInViewport();
    expect(chatText(await chat.getAttribute('href'))).toContain(city);
    await expect(page.locator('header nav a[aria-current="page"]').first()).toBeVisible();
  });
}

test('an office with addresses of its own is linked from every footer and from all locations', async ({
  page,
}) => {
  const linked = agency.offices.flatMap(({ aliases }) => aliases.slice(0, 1));
  expect(linked).not.toEqual([]);
  await page.goto('/locations');
  for (const path of linked) {
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
    await expect(page.getByRole('contentinfo').locator(`a[href="${path}"]`)).toBeVisible();
  }
});
