import { expect, it } from 'vitest';
import { shortenFlags, shortenScripts, shortenTags } from './short-tags.ts';

it('closes empty shapes in their own tag, and nothing else', () => {
  const html =
    '<svg><path d="M0 0"></path><circle r="1"></circle><text></text></svg><p></p><path d="M1 1"><title>A</title></path>';
  expect(shortenTags(html)).toBe(
    '<svg><path d="M0 0"/><circle r="1"/><text></text></svg><p></p><path d="M1 1"><title>A</title></path>',
  );
});

it('leaves the value out of flags, and everything else as it is', () => {
  const html =
    '<p data-a="true" aria-hidden="true" data-b="truer" data-c="true"> data-d="true"</p>';
  expect(shortenFlags(html)).toBe(
    '<p data-a aria-hidden="true" data-b="truer" data-c> data-d="true"</p>',
  );
});

it('takes the indentation out of inline scripts, and leaves all other text alone', () => {
  const html =
    '<pre>\n  a</pre><script>\n  if (a)\n    b();\n</script><script type="a">\n  {}</script>';
  expect(shortenScripts(html)).toBe(
    '<pre>\n  a</pre><script>if (a)\nb();</script><script type="a">\n  {}</script>',
  );
});
