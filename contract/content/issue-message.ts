import type { z } from 'zod';
import { letterCount } from '../graphemes.ts';

type Issue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a group of fields',
  record: 'a group of fields',
  string: 'a text',
};

const formats: Record<string, string> = {
  date: 'a date, such as 2025-08-29',
  email: 'an e-mail address, such as name@example.com',
  url: 'a web address, such as https://www.example.com',
};

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

/** Whole rupees as people write them: 8,499 or ₹8499.00 or Rs. 8,499/-. */
const rupees = /^(?:₹|Rs\.?)?\s*(\d[\d,]*)(?:\.00?)?(?:\/-)?$/i;

function kindReason(expected: string, input: unknown): string {
  const isNumber = expected === 'number' || expected === 'int';
  const amount = isNumber ? rupees.exec(String(input))?.[1] : undefined;
  if (amount && typeof input === 'string') {
    const how = amount.includes(',') ? 'without a comma' : 'and nothing around it';
    return `${input}: write ${amount.replaceAll(',', '')}, ${how}`;
  }
  if (expected === 'string' && kindOf(input) === 'object') {
    return 'a text with a colon, or with a brace at its beginning: put the whole text in quotes';
  }
  if (expected === 'string' && kindOf(input) !== 'array') {
    return `must be a text: put ${input} in quotes`;
  }
  const found = typeof input === 'object' ? kinds[kindOf(input)] : JSON.stringify(input);
  return `must be ${kinds[expected] ?? expected}, not ${found}`;
}

function sizeReason({ code, exact, input, maximum, minimum }: Issue): string {
  const bound = code === 'too_big' ? `at most ${maximum}` : `at least ${minimum}`;
  const needed = exact ? `exactly ${maximum ?? minimum}` : bound;
  if (typeof input === 'string')
    return `has ${letterCount(input)} letters, and must have ${needed}`;
  if (Array.isArray(input)) return `has ${input.length} entries, and must have ${needed}`;
  return `must be ${needed}`;
}

const oneOf = (values: unknown) =>
  Array.isArray(values) ? `must be one of: ${values.join(', ')}` : undefined;

/** Messages for those who edit content; undefined leaves zod's. */
export function issueMessage(issue: Issue): string | undefined {
  if (issue.input === undefined) return 'is missing';
  if (issue.input === null || issue.input === '') return 'is empty';
  switch (issue.code) {
    case 'invalid_type':
      return kindReason(issue.expected, issue.input);
    case 'too_big':
    case 'too_small':
      return sizeReason(issue);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return oneOf(issue.options);
    case 'invalid_key':
      return 'has a name that is not allowed here';
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return formats[issue.format] && `must be ${formats[issue.format]}`;
    default:
      return undefined;
  }
}
