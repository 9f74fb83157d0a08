/**
 * A line of the log without phone numbers: ten digits in a row, alone or behind 0 or 91, show only
 * their last three. Digits next to a capital letter belong to the id of an order, by which staff
 * find it again.
 */
export const maskPhones = (line: string): string =>
  line.replace(/(?<![\dA-Z])((?:91|0)?)\d{7}(?=\d{3}(?![\dA-Z]))/g, '$1*******');
