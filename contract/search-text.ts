const nukta = '\u093c';

/** A text as searches compare it: lower case, without nuktas, which few people type: फ़्लेक्स becomes फ्लेक्स. */
export const searchText = (text: string): string =>
  text.normalize('NFKC').replaceAll(nukta, '').toLowerCase();
