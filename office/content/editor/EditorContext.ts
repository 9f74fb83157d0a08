import {
  type ComponentType,
  createContext,
  type RefCallback,
  useCallback,
  useContext,
  useEffect,
  useRef,
} from 'react';
import type { FieldPath } from '#contract/office/content.ts';
import type { NewPhotograph } from './editing.ts';
import { type FieldWords, fieldWords } from './field-words.ts';
import type { Field } from './fields.ts';
import type { FormMistake } from './mistakes.ts';
import { isSamePath } from './values.ts';

/** A field with its value. */
export interface FieldProps<Kind extends Field['kind'] = Field['kind']> {
  field: Extract<Field, { kind: Kind }>;
  value: unknown;
  path: FieldPath;
  title: string;
  isRequired: boolean;
}

/** Photographs of a document. */
interface Photographs {
  /** Folder in content/. */
  folder: string;
  /** Time of the draft in ms, as text; empty without a draft. */
  at: string;
  /** New ones, by file name. */
  added: Record<string, NewPhotograph>;
  /** Puts a new photograph in the place of another, by the path of its field. */
  add: (path: FieldPath, file: string, photograph: NewPhotograph) => void;
  /** Brings back the photograph that a new one has replaced. */
  undo: (path: FieldPath, file: string) => void;
}

/** Shared by all fields of a form. */
interface EditorValue {
  /** The default language first; each with its own name. */
  languages: { code: string; name: string }[];
  /** Names of the services in the catalogue. */
  services: string[];
  /** Null if the document has no photographs. */
  photographs: Photographs | null;
  names: FieldWords;
  /** Sets the value at a path; undefined removes the field. */
  change: (path: FieldPath, value: unknown) => void;
  /** Renders fields of any kind; in the context, because a direct import would be circular. */
  FieldView: ComponentType<FieldProps>;
}

/** Provides what all fields of a form share. */
export const EditorContext = createContext<EditorValue>({
  languages: [],
  services: [],
  photographs: null,
  names: fieldWords((english) => english),
  change: () => {},
  FieldView: () => null,
});

/** What all fields of a form share. */
export const useEditor = () => useContext(EditorContext);

/** Mistakes of a form, and the field to go to. */
interface Marks {
  mistakes: FormMistake[];
  /** The field to open and focus. */
  target: FieldPath | null;
  onReached: () => void;
}

/** Provides the mistakes of a form. Separate from EditorContext, because it changes more often. */
export const MarksContext = createContext<Marks>({
  mistakes: [],
  target: null,
  onReached: () => {},
});

/** Mistakes of the form, and the field to go to. */
export const useMarks = () => useContext(MarksContext);

/** Mistake of the field at a path, after its title; undefined if it has none. */
export function useReason(path: FieldPath, title: string): string | undefined {
  const reasons = useMarks()
    .mistakes.filter((mistake) => isSamePath(mistake.path, path))
    .map(({ reason }) => reason);
  return reasons.length > 0 ? `${title}: ${reasons.join(', ')}` : undefined;
}

/** Ref of the element to focus when a link or a mistake leads to the field at `path`. */
export function useTarget(path: FieldPath, isTarget = isSamePath): RefCallback<HTMLElement> {
  const found = useRef<HTMLElement>(null);
  const { onReached, target } = useMarks();
  const isReached = target !== null && isTarget(target, path);
  useEffect(() => {
    if (!isReached || !found.current) return;
    found.current.focus({ preventScroll: true });
    found.current.scrollIntoView({ block: 'center' });
    onReached();
  }, [isReached, onReached]);
  return useCallback((element) => {
    found.current = element;
  }, []);
}
