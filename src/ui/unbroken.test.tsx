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
  ['GST (if any), and rent', 'GST <span>(if any),</span> and rent'],
  ['GST (अगर लगे) अलग।', 'GST <span>(अगर लगे)</span> अलग।'],
  ['Google Ads (PPC)', 'Google Ads (PPC)'],
  ['₹10,000 · चुनाव · मुखिया', '<span>₹10,000 ·</span> <span>चुनाव ·</span> मुखिया'],
  ['A law (clause 127A of the Act of 1951)', 'A law (clause 127A of the Act of 1951)'],
])('keeps words with e-, short brackets and words before a dot together in %s', (text, html) => {
  expect(markup(text)).toBe(html);
});
