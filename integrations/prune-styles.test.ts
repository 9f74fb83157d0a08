import { expect, it } from 'vitest';
import { prunePage } from './prune-styles.ts';

const page = (css: string, body: string, language = 'en-IN') =>
  prunePage(
    `<html lang="${language}"><head><title>A</title><style>${css}</style></head><body>${body}</body></html>`,
  );
const cssOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1];

it('keeps the rules of classes that the page has, and of elements', () => {
  const css = 'body{color:red}.used{color:red}.used .inner{color:#00f}.other{color:red}';
  const html = page(css, '<p class="used"><b class="inner"></b></p>');
  expect(cssOf(html)).toBe('body,.used{color:red}.used .inner{color:#00f}');
});

it('leaves out a rule that needs a class which the page does not have', () => {
  expect(cssOf(page('.used .other{color:red}.used:hover{color:red}', '<p class="used"></p>'))).toBe(
    '.used:hover{color:red}',
  );
  expect(cssOf(page('@media print{.other{color:red}}.used{color:red}', '<p class="used">'))).toBe(
    '.used{color:red}',
  );
});

it('keeps what depends on attributes, which scripts set, and the classes of a template', () => {
  const css = '[data-open] .used{color:red}.later{color:green}[data-open] .never{color:#ff0}';
  expect(cssOf(page(css, '<p class="used"></p><template><i class="later"></i></template>'))).toBe(
    '[data-open] .used{color:red}.later{color:green}',
  );
});

it('leaves out a rule for a page that has a class which this one does not have', () => {
  const css = ':root:has(.other) p{color:red}:root:has(.used) p{color:#00f}i{color:green}';
  expect(cssOf(page(css, '<p class="used"></p>'))).toBe(
    ':root:has(.used) p{color:#00f}i{color:green}',
  );
});

it('leaves out the rules for other languages', () => {
  const css =
    ':root:lang(hi){--a:var(--b)}i{color:green}@media print{b:lang(hi) i,b:lang(ta){color:red}}';
  expect(cssOf(page(css, '<p></p>'))).toBe('i{color:green}');
  expect(cssOf(page(css, '<p></p>', 'hi-IN'))).toContain(':root:lang(hi){--b:var(--c)}');
  expect(cssOf(page(css, '<p></p>', 'hi-IN'))).toContain('b:lang(hi) i');
});

it('leaves out the rules for any language but this one', () => {
  const css = ':root:not(:lang(hi)) i{color:red}:not(.a) b{color:green}';
  expect(cssOf(page(css, '<p class="a"></p>', 'hi-IN'))).toBe(':not(.a) b{color:green}');
  expect(cssOf(page(css, '<p></p>'))).toContain(':root:not(:lang(hi)) i{color:red}');
});

it('leaves out font faces that no rule of the page names', () => {
  const face = (family: string) => `@font-face{font-family:${family};src:local(A)}`;
  const css = `${face('One')}${face('Two')}:root{--font:"One"}:root:lang(hi){--font:"Two"}`;
  expect(cssOf(page(css, ''))).toBe(`${face('One')}:root{--b:"One"}`);
  expect(cssOf(page(css, '', 'hi-IN'))).toContain(face('Two'));
});

it('joins several style elements into one, in the head, and leaves the words alone', () => {
  const html = page('p{color:red}', '<style>b{color:#00f}</style><p>$& costs &lt;b&gt;</p>');
  expect(html).toBe(
    '<html lang="en-IN"><head><title>A</title><style>p{color:red}b{color:#00f}</style></head>' +
      '<body><p>$& costs &lt;b&gt;</p></body></html>',
  );
});
