import { expect, it } from 'vitest';
import { prunePage } from './prune-styles.ts';

const page = (css: string, body: string) =>
  prunePage(`<html><head><title>A</title><style>${css}</style></head><body>${body}</body></html>`);
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

it('joins several style elements into one, in the head, and leaves the words alone', () => {
  const html = page('p{color:red}', '<style>b{color:#00f}</style><p>$& costs &lt;b&gt;</p>');
  expect(html).toBe(
    '<html><head><title>A</title><style>p{color:red}b{color:#00f}</style></head>' +
      '<body><p>$& costs &lt;b&gt;</p></body></html>',
  );
});
