/**
 * What a payer typed, on one line: without line breaks that forge a line of a list or a mail,
 * without the characters that command a terminal, and without those that turn its direction.
 */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim();
