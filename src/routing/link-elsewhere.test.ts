import { expect, it } from 'vitest';
import { linkElsewhere } from './link-elsewhere.ts';

const radio = { language: 'en', code: 'en-IN', name: 'English', path: '/services/radio' };
const elsewhere = new Map([['/hi/services/radio', radio]]);
const name = '<span lang="en-IN">(English)</span>';

it('leads to the language that has the page, and names it', () => {
  expect(linkElsewhere('<a class="b" href="/hi/services/radio?a=1#b">रेडियो</a>', elsewhere)).toBe(
    `<a class="b" href="/services/radio?a=1#b" hreflang="en">रेडियो ${name}</a>`,
  );
});

it('keeps what stands in the link, and all other links', () => {
  const html = '<a href="/hi">होम</a><a href="/hi/services/radio" lang="hi"><b>रेडियो</b></a>';
  expect(linkElsewhere(html, elsewhere)).toBe(
    `<a href="/hi">होम</a><a href="/services/radio" hreflang="en" lang="hi"><b>रेडियो</b> ${name}</a>`,
  );
  expect(linkElsewhere(html, new Map())).toBe(html);
});
