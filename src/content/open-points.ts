import type { LaunchItem } from '#contract/office/publisher.ts';
import type { readFiles } from './read-files.ts';

/** Something in a file that must be replaced or answered before going live. */
export type OpenPoint = Omit<LaunchItem, 'file'>;

/**
 * An address on a host reserved for examples (RFC 2606), used until the real one is known. A sentence that mentions
 * such an address to show visitors the format does not count.
 */
const standInAddress = /^\S*(?:\bexample\.(?:com|org|net)\b|\.example\b|\/example\b)\S*$/;

/** No Indian phone number begins with 0. */
const standInNumber = /^\+910\d{9}$/;

const isStandIn = (text: string) => standInAddress.test(text) || standInNumber.test(text);

/** Samples, stand-ins and questions in the fields of a content file. */
export function openPointsIn(value: unknown, path: OpenPoint['path'] = []): OpenPoint[] {
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
      openPointsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

/** Optional fields of agency.yaml that only the owner can fill in. */
const ownerFields = [
  ['gst'],
  ['contact', 'opening'],
  ['seller', 'grievance', 'answer'],
  ['promises', 'callBack'],
  ['promises', 'photographs'],
];

const fieldAt = (fields: unknown, path: string[]): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], fields);

/** Fields of agency.yaml that the owner has not filled in. */
export const unansweredIn = (agency: unknown): OpenPoint[] =>
  ownerFields
    .filter((path) => fieldAt(agency, path) === undefined)
    .map((path) => ({ path, kind: 'unanswered', text: '' }));

/** All files of the content with their open points. */
export const openPointsOf = ({ entries, jobs, photos }: ReturnType<typeof readFiles>) =>
  [...entries, ...jobs, photos]
    .flatMap(({ file }) => file ?? [])
    .map(({ name, fields }) => ({
      name,
      points: [
        ...openPointsIn(fields),
        ...(name.endsWith('/agency.yaml') ? unansweredIn(fields) : []),
      ],
    }));
