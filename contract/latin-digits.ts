const zeroOfDevanagari = 0x966;

/** A text with Devanagari's digits as Latin ones: २०० is 200. Phones with a Hindi keyboard write them. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - zeroOfDevanagari}`);
