/** Something that must be replaced or answered before going live. */
export interface OpenPoint {
  /** Keys and indexes from 0 that lead to the field. */
  path: (string | number)[];
  /** Invented, asked, a stand-in such as example.com, or not filled in. */
  kind: 'sample' | 'question' | 'standIn' | 'unanswered';
  /** The question or the stand-in; otherwise empty. */
  text: string;
}

/**
 * An address on a host that is reserved for examples (RFC 2606), so it stands for what is not known yet. A
 * sentence that only mentions such an address, to show a visitor what one looks like, does not count.
 */
const standInAddress = /^\S*(?:\bexample\.(?:com|org|net)\b|\.example\b|\/example\b)\S*$/;

/** No Indian number begins with 0. */
const nobodysNumber = /^\+910\d{9}$/;

const isStandIn = (text: string) => standInAddress.test(text) || nobodysNumber.test(text);

function pointsIn(value: unknown, path: OpenPoint['path']): OpenPoint[] {
  if (typeof value === 'string') {
    return isStandIn(value) ? [{ path, kind: 'standIn', text: value }] : [];
  }
  if (value === null || typeof value !== 'object') return [];
  if (path.at(-1) === 'beforeLaunch') {
    return Object.values(value).map((text, index) => ({
      path: [...path, index],
      kind: 'question',
      text,
    }));
  }
  const isSample = 'sample' in value && value.sample === true;
  return [
    ...(isSample ? [{ path: [...path, 'sample'], kind: 'sample' as const, text: '' }] : []),
    ...Object.entries(value).flatMap(([key, item]) =>
      pointsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

/** What is invented or unproved in the fields of a content file, and what it asks before the launch. */
export const openPointsIn = (fields: unknown): OpenPoint[] => pointsIn(fields, []);

/** What an agency may say of itself, and says nothing about until the owner has filled it in. */
const ownersAnswers = [
  ['gst'],
  ['contact', 'opening'],
  ['seller', 'grievance', 'answer'],
  ['promises', 'callBack'],
  ['promises', 'photographs'],
];

const fieldAt = (fields: unknown, path: string[]): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], fields);

/** Fields of agency.yaml that only the owner can fill in, and has not. */
export const unansweredIn = (agency: unknown): OpenPoint[] =>
  ownersAnswers
    .filter((path) => fieldAt(agency, path) === undefined)
    .map((path) => ({ path, kind: 'unanswered', text: '' }));
