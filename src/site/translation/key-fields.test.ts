import { expect, it } from 'vitest';
import { keyFieldsOf } from './key-fields.ts';

it('are choices, paths, dates and names of services, and no words of a visitor', () => {
  const page = [...keyFieldsOf('pages')];
  expect(page).toEqual(expect.arrayContaining(['type', 'to', 'aliases', 'symbol', 'from']));
  for (const words of ['title', 'text', 'label', 'whatsapp', 'keywords', 'name']) {
    expect(page).not.toContain(words);
  }
  expect(keyFieldsOf('labels')).not.toContain('from');
  expect(keyFieldsOf('policies')).toContain('effective');
  expect([...keyFieldsOf('agency')]).toEqual(expect.arrayContaining(['brand', 'phones']));
});
