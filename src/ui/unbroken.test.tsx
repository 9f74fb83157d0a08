import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unbroken } from './unbroken.tsx';

const markup = (text: string) =>
  renderToStaticMarkup(unbroken(text)).replaceAll(/ class="[^"]*"/g, '');

it.each([
  ['E-rickshaws with sound', '<span>E-rickshaws</span> with sound'],
  ['माइक वाला ई-रिक्शा', 'माइक वाला <span>ई-रिक्शा</span>'],
  ['Sound e-rickshaws, Babunia Road', 'Sound <span>e-rickshaws,</span> Babunia Road'],
  ['Free-of-cost advice', 'Free-of-cost advice'],
  ['No hyphen', 'No hyphen'],
])('keeps words with e- together in %s', (text, html) => {
  expect(markup(text)).toBe(html);
});
