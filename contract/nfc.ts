/**
 * Says which word is not written as browsers and search engines compare it (Unicode NFC), and what to
 * write instead; undefined where every word is.
 */
export function nfcMistake(text: string): string | undefined {
  const word = text.split(/\s/).find((one) => one !== one.normalize('NFC'));
  if (word === undefined) return undefined;
  return `"${word}" is not in Unicode NFC: write "${word.normalize('NFC')}", which looks the same`;
}
