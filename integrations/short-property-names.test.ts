import { expect, it } from 'vitest';
import { shortenPropertyNames } from './short-property-names.ts';

it('shortens custom properties, but for those that a script of the page sets', () => {
  const css = ':root{--paper:red;--paper-deep:tan}p{color:var(--paper);width:var(--below,1px)}';
  expect(shortenPropertyNames(css, "<script>set('--below')</script>")).toBe(
    ':root{--b:red;--c:tan}p{color:var(--b);width:var(--below,1px)}',
  );
});
