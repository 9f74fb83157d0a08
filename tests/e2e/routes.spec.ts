import type { APIRequestContext } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { agency, districtOf, districts, headingOf } from './content.ts';
import { checkoutRoutes, districtNames, pageRoutes, policyRoutes, towns } from './route-table.ts';
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

for (const { path, file, canonical: target = path } of pageRoutes) {
  test(`${path} shows its page`, async ({ request }) => {
    const page = await pageAt(request, path);
    expect(heading(page)).toEqual([headingOf(file)]);
    expect(canonical(page)).toEqual([`${agency.url}${target}`]);
    expect(shareAddress(page)).toBe(`${agency.url}${target}`);
  });
}

for (const path of checkoutRoutes) {
  test(`${path} answers and stays out of search`, async ({ request }) => {
    const page = await pageAt(request, path);
    expect(heading(page)).toHaveLength(1);
    expect(canonical(page)).toEqual([]);
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
}

for (const path of policyRoutes) {
  test(`${path} shows its policy`, async ({ request }) => {
    const page = await pageAt(request, path);
    expect(heading(page)).toHaveLength(1);
    expect(canonical(page)).toEqual([`${agency.url}${path}`]);
    expect(page.querySelector('main')?.text).toContain('29 August 2025');
  });
}

test('the content has the 38 districts of Bihar', () => {
  expect(districts.map(({ name }) => name).sort()).toEqual([...districtNames].sort());
});

for (const name of districtNames) {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  test(`${name} shows under both forms of its address`, async ({ request }) => {
    const target = `/digital-marketing-agency-${slug}`;
    for (const path of [target, `/locations/${slug}`]) {
      const page = await pageAt(request, path);
      expect(heading(page)).toEqual([districtOf(slug).headline]);
      expect(heading(page)[0]).toContain(name);
      expect(canonical(page)).toEqual([`${agency.url}${target}`]);
    }
  });
}

test('Siwan also shows under its old address', async ({ request }) => {
  const page = await pageAt(request, '/digital-marketing-company-siwan-bihar');
  expect(heading(page)).toEqual([districtOf('siwan').headline]);
  expect(canonical(page)).toEqual([`${agency.url}/digital-marketing-agency-siwan`]);
});

for (const { town, path, district } of towns) {
  test(`${town} shows its district and says so`, async ({ page, request }) => {
    const { headline, name } = districtOf(district);
    const answer = await pageAt(request, path);
    expect(canonical(answer)).toEqual([`${agency.url}/digital-marketing-agency-${district}`]);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
    const note = page.getByText(`${town} is in ${name} district`);
    await expect(note).toBeInViewport();
  });
}
