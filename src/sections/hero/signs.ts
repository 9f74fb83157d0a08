/**
 * Hindi on painted signs, as on roads in Siwan, in every language. `npm run fonts` builds a font of these letters.
 */
export const signs = {
  sweets: 'मिठाई',
  coaching: 'कोचिंग',
  clothes: 'कपड़ा',
  grocery: 'किराना',
  tea: 'चाय',
  medicine: 'दवा',
  sale: 'सेल',
  seeYou: 'फिर मिलेंगे',
} as const;

/** A word on a painted sign. */
export type Sign = (typeof signs)[keyof typeof signs];
