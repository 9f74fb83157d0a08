/**
 * An address on a host that is reserved for examples (RFC 2606), so it stands for what is not known yet. A
 * sentence that only mentions such an address, to show a visitor what one looks like, does not count.
 */
const testModeName = /^\S*(?:\bexample\.(?:com|org|net)\b|\.example\b|\/example\b)\S*$/;

/** No Indian number begins with 0. */
const nobodysNumber = /^\+910\d{9}$/;

const isStandIn = (text: string) => testModeName.test(text) || nobodysNumber.test(text);

/** Places in a content value that say `sample: true`, ask something or are a stand-in. */
function placesIn(value: unknown, place: string): string[] {
  if (typeof value === 'string') return isStandIn(value) ? [`${place}: ${value}`] : [];
  if (value === null || typeof value !== 'object') return [];
  if (place.endsWith('beforeLaunch'))
    return Object.values(value).map((question) => `asks: ${question}`);
  const own =
    'sample' in value && value.sample === true ? [`${place || 'the whole file'}: sample`] : [];
  const inside = Object.entries(value).flatMap(([key, item]) =>
    placesIn(item, place ? `${place}.${key}` : key),
  );
  return [...own, ...inside];
}

/** What is invented or unproved in the fields of a content file, and what it asks before the launch. */
export const findSamples = (fields: unknown): string[] => placesIn(fields, '');

/** What an agency may say of itself, and says nothing about until the owner has filled it in. */
const ownersAnswers = [
  'gst',
  'contact.opening',
  'seller.grievance.answer',
  'promises.callBack',
  'promises.photographs',
];

function fieldAt(fields: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => Object(value)[key], fields);
}

/** Fields of agency.yaml that only the owner can fill in, and has not. */
export const findUnanswered = (agency: unknown): string[] =>
  ownersAnswers
    .filter((path) => fieldAt(agency, path) === undefined)
    .map((path) => `${path}: not filled in, so the pages say nothing about it`);
