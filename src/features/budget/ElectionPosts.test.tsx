import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatPaise } from '#contract/money.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { ElectionPosts } from './ElectionPosts.tsx';
import { plannerProps } from './planner-props.ts';

for (const site of readAllSites()) {
  const sections = site.pages.flatMap((page) => page.sections);
  const [section] = sections.filter(({ type }) => type === 'election-posts');
  const [budget] = sections.filter(({ type }) => type === 'budget');
  if (section?.type !== 'election-posts' || budget?.type !== 'budget') throw new Error('No posts');
  const { purposes } = plannerProps(budget, site);
  const root = parse(renderToStaticMarkup(<ElectionPosts section={section} site={site} />));

  it(`folds each post in ${site.language} with its limit, its plans and its rules`, () => {
    const folds = root.querySelectorAll('details');
    const posts = section.elections.flatMap((election) =>
      election.posts.map((slug) => ({ slug, points: election.points })),
    );
    expect(folds).toHaveLength(posts.length);
    for (const [at, { slug, points }] of posts.entries()) {
      const [post] = purposes.flatMap((one) => one.posts.filter((other) => other.slug === slug));
      const [fold] = folds.slice(at);
      expect(fold?.querySelector('summary')?.text).toContain(formatPaise(post?.limitPaise ?? 0));
      const links = fold?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? [];
      expect(links.length).toBeGreaterThan(0);
      for (const [index, href] of links.entries()) {
        const { searchParams } = new URL(href ?? '', 'http://localhost');
        expect(searchParams.get('post')).toBe(slug);
        expect(searchParams.get('plan')).toBe(`${index + 1}`);
        expect(Number(searchParams.get('sum')) * 100).toBe(post?.sumPaise);
      }
      for (const words of [post?.rule ?? '', ...points]) expect(fold?.text).toContain(words);
    }
  });
}
