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

/** What every field of the form knows. */
interface EditorValue {
  /** The default one first, with their own names. */
  languages: { code: string; name: string }[];
  /** Names of the services in the catalogue. */
  services: string[];
  /** Folder of the document's photographs, below content/; null if it has none. */
  folder: string | null;
  /** Undefined removes the field. */
  change: (path: FieldPath, value: unknown) => void;
  /** Draws the fields of groups and lists, which cannot import what draws them. */
  FieldView: ComponentType<FieldProps>;
}

/** What every field of the form knows. */
export const EditorContext = createContext<EditorValue>({
  languages: [],
  services: [],
  folder: null,
  change: () => {},
  FieldView: () => null,
});

/** What every field of the form knows. */
export const useEditor = () => useContext(EditorContext);

/** What is marked in the form. */
interface Marks {
  mistakes: FormMistake[];
  /** The field to open and focus. */
  target: FieldPath | null;
  onReached: () => void;
}

/** What is marked in the form. */
export const MarksContext = createContext<Marks>({
  mistakes: [],
  target: null,
  onReached: () => {},
});

/** What is marked in the form. */
export const useMarks = () => useContext(MarksContext);

/** Why the field at a path cannot be saved, beginning with its title; undefined if it has no mistake. */
export function useReason(path: FieldPath, title: string): string | undefined {
  const reasons = useMarks()
    .mistakes.filter((mistake) => isSamePath(mistake.path, path))
    .map(({ reason }) => reason);
  return reasons.length > 0 ? `${title}: ${reasons.join('; ')}` : undefined;
}

/** A ref for the element that takes the focus when a link or a mistake leads to the field at `path`. */
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
