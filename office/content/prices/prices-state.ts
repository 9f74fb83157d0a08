import { z } from 'zod';
import type {
  Conflict,
  ContentDocument,
  ContentRefusal,
  DocumentValues,
  OfficeMistake,
} from '#contract/office/content.ts';
import { changedFields, fieldAt, readCatalogues, type Typed } from './price-rows.ts';

/** What is typed into the table, and what the server has said about it. */
export interface PricesState {
  /** The catalogue that the table was filled with. */
  before: DocumentValues;
  typed: Typed;
  /** When the typed words were kept on this device, if they come from an earlier visit. */
  storedAtMs: number | null;
  mistakes: OfficeMistake[];
  /** Who has changed the same fields, and which of them are not decided yet. */
  conflict: {
    memberName: string;
    fields: Conflict[];
    /** The catalogue before theirs. */
    before: DocumentValues;
  } | null;
  savedAtMs: number | null;
}

/** What happens to the table. */
export type PricesAction =
  | { type: 'typed'; key: string; text: string }
  | { type: 'saved'; document: ContentDocument; sent: Typed; atMs: number }
  | { type: 'refused'; refusal: ContentRefusal }
  | { type: 'decided'; conflict: Conflict; isMine: boolean }
  | { type: 'restarted'; before: DocumentValues };

/** What this device keeps of the table. */
export const storedPricesSchema = z.object({
  atMs: z.int(),
  before: z.record(z.string(), z.unknown()),
  typed: z.record(z.string(), z.string()),
});

type StoredPrices = z.infer<typeof storedPricesSchema>;

/** The table as it opens: filled with the catalogue, or with what was typed before. */
export function openPrices(values: DocumentValues, stored: StoredPrices | undefined): PricesState {
  const fresh = { mistakes: [], conflict: null, savedAtMs: null };
  if (!stored) return { ...fresh, before: values, typed: {}, storedAtMs: null };
  return { ...fresh, before: stored.before, typed: stored.typed, storedAtMs: stored.atMs };
}

/**
 * What to keep of the table; undefined if nothing is unsaved. Until a conflict is decided, it has the catalogue before
 * theirs: otherwise a later visit would overwrite their change.
 */
export function toStore(state: PricesState): Omit<StoredPrices, 'atMs'> | undefined {
  if (Object.keys(unsavedIn(state)).length === 0) return undefined;
  return { before: state.conflict?.before ?? state.before, typed: state.typed };
}

/** Key of the field that a mistake or conflict is about, if the table has it. */
export const keyOf = (
  before: DocumentValues,
  { path, language }: Pick<Conflict, 'path' | 'language'>,
): string | undefined => {
  const catalogues = readCatalogues(before);
  return catalogues && fieldAt(catalogues, path, language);
};

const without = (typed: Typed, isGone: (key: string, text: string) => boolean): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([key, text]) => !isGone(key, text)));

/** The table after an action. Nothing typed is lost but by a decision. */
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
        // What was typed while the request was under way stays.
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
      const key = keyOf(state.before, action.conflict);
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

/** Fields whose text is not the catalogue's. */
export function unsavedIn({ before, typed }: PricesState): Typed {
  const catalogues = readCatalogues(before);
  return catalogues ? changedFields(catalogues, typed) : {};
}
