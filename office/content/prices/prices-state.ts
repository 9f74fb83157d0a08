import { z } from 'zod';
import type {
  Conflict,
  ContentDocument,
  ContentRefusal,
  DocumentValues,
  OfficeMistake,
} from '#contract/office/content.ts';
import { changedFields, fieldAt, readCatalogues, type Typed } from './price-rows.ts';

/** Input of the table, and the outcome of the last save. */
export interface PricesState {
  /** The catalogue that the table started with. */
  before: DocumentValues;
  typed: Typed;
  /** When the input was stored, if it is from an earlier visit. */
  storedAtMs: number | null;
  mistakes: OfficeMistake[];
  /** The member who changed the same fields, and the fields still to decide. */
  conflict: {
    memberName: string;
    fields: Conflict[];
    /** The catalogue before their change. */
    before: DocumentValues;
  } | null;
  savedAtMs: number | null;
}

/** An event of the table. */
export type PricesAction =
  | { type: 'typed'; key: string; text: string }
  | { type: 'saved'; document: ContentDocument; sent: Typed; atMs: number }
  | { type: 'refused'; refusal: ContentRefusal }
  | { type: 'decided'; conflict: Conflict; isMine: boolean }
  | { type: 'restarted'; before: DocumentValues };

/** Input of the table in the browser's storage. */
export const storedPricesSchema = z.object({
  atMs: z.int(),
  before: z.record(z.string(), z.unknown()),
  typed: z.record(z.string(), z.string()),
});

type StoredPrices = z.infer<typeof storedPricesSchema>;

/** Initial state of the table: the catalogue, with stored input if there is some. */
export function openPrices(values: DocumentValues, stored: StoredPrices | undefined): PricesState {
  const fresh = { mistakes: [], conflict: null, savedAtMs: null };
  if (!stored) return { ...fresh, before: values, typed: {}, storedAtMs: null };
  return { ...fresh, before: stored.before, typed: stored.typed, storedAtMs: stored.atMs };
}

/**
 * Input to store; undefined if nothing is unsaved. During a conflict it has the catalogue before the other member's
 * change, which a later visit would overwrite otherwise.
 */
export function toStore(state: PricesState): Omit<StoredPrices, 'atMs'> | undefined {
  if (Object.keys(unsavedIn(state)).length === 0) return undefined;
  return { before: state.conflict?.before ?? state.before, typed: state.typed };
}

/** Key of the field of a mistake or conflict; undefined if the table lacks it. */
export const keyOf = (
  before: DocumentValues,
  { path, language }: Pick<Conflict, 'path' | 'language'>,
): string | undefined => {
  const catalogues = readCatalogues(before);
  return catalogues && fieldAt(catalogues, path, language);
};

const without = (typed: Typed, isGone: (key: string, text: string) => boolean): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([key, text]) => !isGone(key, text)));

/** The next state of the table. Only a decision discards input. */
export function pricesReducer(state: PricesState, action: PricesAction): PricesState {
  switch (action.type) {
    case 'typed':
      return {
        ...state,
        typed: { ...state.typed, [action.key]: action.text },
        mistakes: state.mistakes.filter((one) => keyOf(state.before, one) !== action.key),
        savedAtMs: null,
      };
    case 'saved':
      return {
        before: action.document.values,
        // Input typed during the request is kept.
        typed: without(state.typed, (key, text) => action.sent[key] === text),
        storedAtMs: null,
        mistakes: [],
        conflict: null,
        savedAtMs: action.atMs,
      };
    case 'refused': {
      const { mistakes = [], conflicts, memberName = '', document } = action.refusal;
      return {
        ...state,
        before: document?.values ?? state.before,
        mistakes,
        conflict: conflicts?.length
          ? { memberName, fields: conflicts, before: state.before }
          : null,
        savedAtMs: null,
      };
    }
    case 'decided': {
      // The path is that of the catalogue that was sent; in the current one, services may have moved.
      const key = keyOf(state.conflict?.before ?? state.before, action.conflict);
      const fields = state.conflict?.fields.filter((one) => one !== action.conflict) ?? [];
      return {
        ...state,
        typed: action.isMine ? state.typed : without(state.typed, (one) => one === key),
        conflict: state.conflict && fields.length > 0 ? { ...state.conflict, fields } : null,
      };
    }
    case 'restarted':
      return openPrices(action.before, undefined);
  }
}

/** Typed fields that differ from the catalogue. */
export function unsavedIn({ before, typed }: PricesState): Typed {
  const catalogues = readCatalogues(before);
  return catalogues ? changedFields(catalogues, typed) : {};
}
