import { z } from 'zod';
import { latinDigits } from '#contract/latin-digits.ts';
import {
  type DocumentRow,
  mostPhotographs,
  type OfficeMistake,
  type PhotographProblem,
} from '#contract/office/content.ts';

/** State of an upload. */
export type Upload =
  | { state: 'waiting' }
  | { state: 'sending'; percent: number }
  | { state: 'sent'; id: string }
  | { state: 'refused'; problem: PhotographProblem }
  /** The connection or the server failed; the member can try again. */
  | { state: 'broken'; reason: string };

/** A chosen photograph. */
export interface Photograph {
  key: number;
  /** Name of the file on the device. */
  name: string;
  upload: Upload;
  /** Description by language. */
  alt: Record<string, string>;
}

/** State of the form for a finished board. Texts are keyed by their path in the job's file. */
export interface BoardState {
  photographs: Photograph[];
  fields: Record<string, string>;
  /** From the last save, by the path of the field. */
  mistakes: Record<string, string>;
  /** Missing fields are marked only after a first attempt to save. */
  submitAttempted: boolean;
}

/** An event of the form. */
export type BoardAction =
  | { type: 'chosen'; photographs: { key: number; name: string }[] }
  | { type: 'uploading'; key: number; upload: Upload }
  | { type: 'removed'; key: number }
  | { type: 'described'; key: number; language: string; text: string }
  | { type: 'typed'; field: string; text: string }
  | { type: 'submitted' }
  | { type: 'refused'; mistakes: OfficeMistake[] }
  | { type: 'cleared' };

/** Input in the browser's storage: texts and uploaded photographs. */
export const storedBoardSchema = z.object({
  fields: z.record(z.string(), z.string()),
  photographs: z.array(
    z.object({
      key: z.int(),
      name: z.string(),
      alt: z.record(z.string(), z.string()),
      upload: z.object({ state: z.literal('sent'), id: z.string() }),
    }),
  ),
});

/** Input to store; undefined if there is none. */
export function toStore({ fields, photographs }: BoardState) {
  const sent = photographs.filter(({ upload }) => upload.state === 'sent');
  const hasWords = Object.values(fields).some((text) => text.trim() !== '');
  return sent.length > 0 || hasWords ? { fields, photographs: sent } : undefined;
}

/** Initial state of the form: empty, or with stored input. */
export const openBoard = (stored?: z.infer<typeof storedBoardSchema>): BoardState => ({
  photographs: stored?.photographs ?? [],
  fields: stored?.fields ?? {},
  mistakes: {},
  submitAttempted: false,
});

const withoutKey = (mistakes: Record<string, string>, key: string) =>
  Object.fromEntries(Object.entries(mistakes).filter(([one]) => one !== key));

/** The next state of the form. */
export function boardReducer(state: BoardState, action: BoardAction): BoardState {
  const change = (key: number, changed: (photograph: Photograph) => Photograph) =>
    state.photographs.map((one) => (one.key === key ? changed(one) : one));
  switch (action.type) {
    case 'chosen': {
      const added = action.photographs.map((one) => ({
        ...one,
        upload: { state: 'waiting' } as const,
        alt: {},
      }));
      return { ...state, photographs: [...state.photographs, ...added].slice(0, mostPhotographs) };
    }
    case 'uploading':
      return {
        ...state,
        photographs: change(action.key, (one) => ({ ...one, upload: action.upload })),
      };
    case 'removed':
      // Mistakes refer to photographs by position, which changes.
      return {
        ...state,
        photographs: state.photographs.filter(({ key }) => key !== action.key),
        mistakes: Object.fromEntries(
          Object.entries(state.mistakes).filter(([path]) => !path.startsWith('photographs.')),
        ),
      };
    case 'described': {
      const { key, language, text } = action;
      return {
        ...state,
        photographs: change(key, (one) => ({ ...one, alt: { ...one.alt, [language]: text } })),
        mistakes: withoutKey(state.mistakes, altPath(state, key, language)),
      };
    }
    case 'typed':
      return {
        ...state,
        fields: { ...state.fields, [action.field]: action.text },
        mistakes: withoutKey(state.mistakes, action.field),
      };
    case 'submitted':
      return { ...state, submitAttempted: true, mistakes: {} };
    case 'refused':
      return {
        ...state,
        mistakes: Object.fromEntries(
          action.mistakes.map(({ path, reason }) => [path.join('.'), reason]),
        ),
      };
    case 'cleared':
      return openBoard();
  }
}

/** Uploaded photographs, in order. */
const sentOf = ({ photographs }: BoardState) =>
  photographs.flatMap(({ key, alt, upload }) =>
    upload.state === 'sent' ? [{ key, alt, id: upload.id }] : [],
  );

/** Path of a photograph's description in the job's file. */
export const altPath = (state: BoardState, key: number, language: string): string =>
  `photographs.${sentOf(state).findIndex((one) => one.key === key)}.alt.${language}`;

/** Parses a size in feet; undefined if it is not one. */
function typedFeet(text: string): number | undefined {
  const feet = Number(latinDigits(text.trim()).replace(',', '.'));
  return text.trim() !== '' && feet > 0 && feet <= 200 ? feet : undefined;
}

/** Texts of all fields, by their path in the job's file. */
function entered(state: BoardState, languages: string[]): [path: string, text: string][] {
  const texts = ['place', 'text'].flatMap((field) => languages.map((code) => `${field}.${code}`));
  const paths = ['format', 'district', ...texts, 'size.width', 'size.height', 'month', 'consent'];
  const alts = sentOf(state).flatMap(({ key, alt }) =>
    languages.map((code): [string, string] => [altPath(state, key, code), alt[code] ?? '']),
  );
  return [...alts, ...paths.map((path): [string, string] => [path, state.fields[path] ?? ''])];
}

/** Paths of fields that are empty or have an invalid size. */
export const missingFields = (state: BoardState, languages: string[]): string[] =>
  entered(state, languages)
    .filter(([path, text]) =>
      path.startsWith('size.') ? typedFeet(text) === undefined : text.trim() === '',
    )
    .map(([path]) => path);

/** Mistakes in other documents, and in fields that the form lacks. */
export function otherMistakes(
  mistakes: OfficeMistake[],
  state: BoardState,
  languages: string[],
): OfficeMistake[] {
  const paths = new Set(entered(state, languages).map(([path]) => path));
  return mistakes.filter(
    ({ document, path }) => !document.startsWith('work/') || !paths.has(path.join('.')),
  );
}

/** Folder name of a new job, such as siwan-wall-painting; numbered if that is taken. */
export function newSlug(district: string, format: string, documents: Pick<DocumentRow, 'id'>[]) {
  const taken = new Set(documents.map(({ id }) => id));
  const name = `${district}-${format}`;
  let slug = name;
  for (let number = 2; taken.has(`work/${slug}`); number += 1) slug = `${name}-${number}`;
  return slug;
}

/** The job's file, and the upload ids of its photographs by file name. */
export function jobOf(state: BoardState, languages: string[]) {
  const written = (path: string) => state.fields[path]?.trim() ?? '';
  const inEach = (textIn: (language: string) => string) =>
    Object.fromEntries(languages.map((language) => [language, textIn(language)]));
  const photographs = sentOf(state).map((photograph, index) => ({
    ...photograph,
    file: index === 0 ? 'board.jpg' : `board-${index + 1}.jpg`,
  }));
  return {
    job: {
      sample: false,
      format: written('format'),
      district: written('district'),
      place: inEach((language) => written(`place.${language}`)),
      size: {
        width: typedFeet(written('size.width')),
        height: typedFeet(written('size.height')),
      },
      month: written('month'),
      text: inEach((language) => written(`text.${language}`)),
      consent: written('consent'),
      photographs: photographs.map(({ file, alt }) => ({
        file,
        alt: inEach((language) => alt[language]?.trim() ?? ''),
      })),
    },
    photographs: Object.fromEntries(photographs.map(({ file, id }) => [file, id])),
  };
}
