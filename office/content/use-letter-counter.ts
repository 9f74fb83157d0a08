import { fill } from '#contract/fill.ts';
import { letterCount } from '#contract/graphemes.ts';
import { useContentWords } from './use-content-words.ts';

/** Hint and error of a field. */
interface FieldNotes {
  hint?: string | undefined;
  error?: string | undefined;
}

/** Returns a function that adds a letter counter to a field's hint, or an error if the text is too long. */
export function useLetterCounter(): (
  text: string,
  most: number | undefined,
  notes: FieldNotes,
) => FieldNotes {
  const { brand, office } = useContentWords();
  const { editor: labels } = office;
  return (text, most, { hint, error }) => {
    if (most === undefined) return { hint: hint || undefined, error };
    const count = letterCount(text.replaceAll('{brand}', brand).trim());
    if (count > most && error === undefined) {
      return { hint: hint || undefined, error: fill(labels.tooLong, { count, most }) };
    }
    const counter = fill(labels.count, { count, most });
    return { hint: hint ? `${hint} · ${counter}` : counter, error };
  };
}
