import { expect, it } from 'vitest';
import { rowsOfLines } from './transfer.ts';

async function* pieces(...texts: string[]) {
  yield* texts;
}
const rowsOf = (...texts: string[]) => Array.fromAsync(rowsOfLines(pieces(...texts)));

it('joins pieces, and ends no line inside a name', async () => {
  const name = 'A\u2028B';
  const text = JSON.stringify({ name });
  expect(await rowsOf(text.slice(0, 4), `${text.slice(4)}\n{"a"`, ':1}')).toEqual([
    { name },
    { a: 1 },
  ]);
});

it("passes over npm's own lines", async () => {
  expect(await rowsOf('\n> agency@1.0.0 orders\n> node scripts/orders.ts\n\n{}\n')).toEqual([{}]);
});

it('takes the lines of Windows, and passes over blank ones', async () => {
  expect(await rowsOf('{"a":1}\r\n\r\n  \n{"a":2}\r\n')).toEqual([{ a: 1 }, { a: 2 }]);
});

it('names a broken line and quotes nobody', async () => {
  await expect(rowsOf('{}\n{"name":"Asha')).rejects.toThrow(/^Line 2 is not a line of/);
});
