import { expect, it } from 'vitest';
import { prepareText } from './prepare-text.ts';

it('names the brand everywhere in an entry and leaves the rest alone', () => {
  const entry = { title: 'By {brand}', items: ['{brand}', 3, null, { open: '{name}' }] };
  expect(prepareText(entry, 'Ad Works')).toEqual({
    title: 'By Ad Works',
    items: ['Ad Works', 3, null, { open: '{name}' }],
  });
});

it('keeps a doubled word on one line, and no other pair', () => {
  expect(prepareText('एक-एक काम, पटना-गया, e-rickshaw, राम-रामपुर', '')).toBe(
    'एक-\u2060एक काम, पटना-गया, e-rickshaw, राम-रामपुर',
  );
});
