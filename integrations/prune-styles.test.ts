import { expect, it } from 'vitest';
import { prunePage } from './prune-styles.ts';

const page = (css: string, body: string, region = '') =>
  prunePage(
    `<html><head><title>A</title><style>${css}</style></head><body${region}>${body}</body></html>`,
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

it('keeps classes that only a script sets, and those of a template', () => {
  const css = '.painted{color:red}.noticed{color:#00f}.later{color:green}.never{color:#ff0}';
  expect(cssOf(page(css, '<template><i class="later"></i></template>'))).toBe(
    '.painted{color:red}.noticed{color:#00f}.later{color:green}',
  );
});

it('keeps the edge of its own region, and of no other', () => {
  const css = '[data-region=anga] hr{color:red}[data-region=magadh] hr{color:#00f}hr{margin:0}';
  const html = page(css, '<hr>', ' data-region="anga"');
  expect(cssOf(html)).toBe('[data-region=anga] hr{color:red}hr{margin:0}');
  expect(cssOf(page(css, '<hr>'))).toBe('hr{margin:0}');
});

it('joins several style elements into one, in the head, and leaves the words alone', () => {
  const html = page('p{color:red}', '<style>b{color:#00f}</style><p>$& costs &lt;b&gt;</p>');
  expect(html).toBe(
    '<html><head><title>A</title><style>p{color:red}b{color:#00f}</style></head>' +
      '<body><p>$& costs &lt;b&gt;</p></body></html>',
  );
});
