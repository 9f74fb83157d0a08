const devanagari = /[०-९]/g;
const zero = '०'.charCodeAt(0);

/**
 * Says which word has digits of Devanagari, and what to write instead; undefined if none has. Figures are
 * compared with those of the other languages by their digits.
 */
export function digitMistake(text: string): string | undefined {
  const word = text.split(/\s/).find((one) => one.search(devanagari) >= 0);
  if (word === undefined) return undefined;
  const written = word.replace(devanagari, (digit) => String(digit.charCodeAt(0) - zero));
  return `"${word}" has digits of Devanagari: write "${written}", with those of English`;
}
