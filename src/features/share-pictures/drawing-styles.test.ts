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

it('names a colour that the site does not have', () => {
  expect(() => pictureStyles('.board { fill: var(--gold) }', {})).toThrow('--gold');
});
