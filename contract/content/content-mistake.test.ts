import { expect, it } from 'vitest';
import { ContentError, throwMistakes } from './content-mistake.ts';

const about = {
  file: 'content/en/pages/about.yaml',
  line: 7,
  path: ['items', 1],
  reason: 'is odd',
};
const menu = { file: 'content/en/navigation.yaml', path: [], reason: 'is missing' };

it('has a line with the place of each mistake, and no stack trace', () => {
  const first = '  content/en/pages/about.yaml:7 items.2: is odd\n';
  const second = '  content/en/navigation.yaml: is missing\n';
  const one = new ContentError([about]);
  expect(`${one}`).toBe(`ContentError: A mistake in the content:\n\n${first}`);
  expect(one.stack).toBe('');
  const two = new ContentError([about, menu]);
  expect(two.message).toBe(`2 mistakes in the content:\n\n${first}${second}`);
});

it('is thrown only if there is a mistake', () => {
  expect(() => throwMistakes([])).not.toThrow();
  expect(() => throwMistakes([menu])).toThrow(ContentError);
});
