import { describe, expect, it } from 'vitest';
import { defaultLanguage } from '#contract/default-language.ts';
import { localLinks } from './sites-loader.ts';

describe('a link of rendered Markdown', () => {
  const read = (href: string, language: string) =>
    localLinks(language, `<p>/about <a title="A" href="${href}">/about</a></p>`);
  const link = (href: string) => `<p>/about <a title="A" href="${href}">/about</a></p>`;

  it.each([
    ['/contact', '/hi/contact'],
    ['/', '/hi'],
    ['/contact?from=terms#form', '/hi/contact?from=terms#form'],
    ['/#top', '/hi#top'],
  ])('to %s leads to %s in Hindi, and stays in English', (href, local) => {
    expect(read(href, 'hi')).toBe(link(local));
    expect(read(href, defaultLanguage)).toBe(link(href));
  });

  it.each(['#how-to-ask', 'https://phonepe.com/a', '//phonepe.com/a', 'mailto:a@example.com'])(
    'to %s stays as it is',
    (href) => {
      expect(read(href, 'hi')).toBe(link(href));
    },
  );
});
