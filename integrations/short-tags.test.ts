import { expect, it } from 'vitest';
import { shortenScripts, shortenTags } from './short-tags.ts';

it('closes empty shapes in their own tag, and nothing else', () => {
  const html =
    '<svg><path d="M0 0"></path><circle r="1"></circle><text></text></svg><p></p><path d="M1 1"><title>A</title></path>';
  expect(shortenTags(html)).toBe(
    '<svg><path d="M0 0"/><circle r="1"/><text></text></svg><p></p><path d="M1 1"><title>A</title></path>',
  );
});

it('takes the indentation out of inline scripts, and leaves all other text alone', () => {
  const html =
    '<pre>\n  a</pre><script>\n  if (a)\n    b();\n</script><script type="a">\n  {}</script>';
  expect(shortenScripts(html)).toBe(
    '<pre>\n  a</pre><script>if (a)\nb();</script><script type="a">\n  {}</script>',
  );
});
