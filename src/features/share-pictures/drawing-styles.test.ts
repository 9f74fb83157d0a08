import { expect, it } from 'vitest';
import { inks, pictureStyles } from './drawing-styles.ts';

it('gives colours and lines by day, under the names of the page', () => {
  const sheet = `.board { width: 100%; fill: var(--paper); stroke-width: 4px;
    & .word { fill: #fff; font-weight: 800 }
    @media (prefers-color-scheme: dark) { fill: #000 } }`;
  expect(pictureStyles(sheet, { board: 'b', word: 'w' })).toBe(
    `.b{fill:${inks.paper};stroke-width:4px}.b .w{fill:#fff}`,
  );
});

it('takes the day version of a colour that the sheet itself names', () => {
  const sheet =
    '.board { --wall: #abc; @media (prefers-color-scheme: dark) { --wall: #000 } fill: var(--wall) }';
  expect(pictureStyles(sheet, { board: 'b' })).toBe('.b{fill:#abc}');
});

it('names a colour that the site does not have', () => {
  expect(() => pictureStyles('.board { fill: var(--gold) }', {})).toThrow('--gold');
});
