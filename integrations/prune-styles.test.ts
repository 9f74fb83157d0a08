import { expect, it } from 'vitest';
import { pruneStyles } from './prune-styles.ts';

async function prunedCss(css: string, body: string, scripts: string[] = []): Promise<string> {
  const html = `<html><head><style>${css}</style></head><body>${body}</body></html>`;
  const [, pruned = ''] = /<style>(.*?)<\/style>/s.exec(await pruneStyles(html, scripts)) ?? [];
  return pruned;
}

it('drops rules for classes that the page does not have', async () => {
  const css = 'p{color:red}.used{color:red}.used .other{color:red}@media print{.other{color:red}}';
  expect(await prunedCss(css, '<p class="used"></p>')).toBe('p{color:red}.used{color:red}');
});

it('keeps rules for attributes that a script sets, and for classes that it adds', async () => {
  const css = '[data-open] p{color:red}p[aria-expanded=true]{color:red}._card_1a2b_3{color:red}';
  expect(await prunedCss(css, '<p></p>', ['const styles={card:"_card_1a2b_3"}'])).toBe(css);
});

it('keeps selectors of pseudo-classes alone, and prunes inside :is()', async () => {
  const css =
    ':lang(hi){top:0}:is(.used a,.other a):not(:hover){top:0}:is(.other):not(:hover){top:0}';
  expect(await prunedCss(css, '<p class="used"><a></a></p>')).toBe(
    ':lang(hi){top:0}:is(.used a):not(:hover){top:0}',
  );
});

it('keeps view transitions, the language and :has()', async () => {
  const css =
    '@view-transition{navigation:auto}::view-transition-old(root){color:red}' +
    ':root:lang(hi) p{color:red}:root:has(.used) p{color:red}';
  expect(await prunedCss(css, '<p class="used"></p>')).toBe(css);
});

it('joins the style elements of a page in its head', async () => {
  const html =
    '<html><head></head><body><style>p{top:0}</style><p>$&</p><style>i{top:0}</style></body></html>';
  expect(await pruneStyles(html, ['i'])).toBe(
    '<html><head><style>p{top:0}i{top:0}</style></head><body><p>$&</p></body></html>',
  );
});
