import { fill } from '#contract/fill.ts';
import { letterCount } from '#contract/graphemes.ts';
import { useWords } from '../words/WordsProvider.tsx';

/** What is said about a field. */
interface FieldNotes {
  hint?: string | undefined;
  error?: string | undefined;
}

/** Adds to a field's hint how many letters its text has, of how many; too many are an error, unless it has one. */
export function useLetterCounter(): (
  text: string,
  most: number | undefined,
  notes: FieldNotes,
) => FieldNotes {
  const { brand, office } = useWords();
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
