const zeroOfDevanagari = 0x966;

/** Replaces Devanagari digits, which Hindi keyboards write: २०० becomes 200. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - zeroOfDevanagari}`);
