import { placeholdersIn } from '#contract/fill.ts';

/** Translates a sentence of the code into the language of the office. */
export type Translate = (english: string) => string;

/** A translation with placeholders, which match any text. */
interface Pattern {
  match: RegExp;
  names: string[];
  translation: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Letters of a sentence outside its placeholders. */
const literalLength = (sentence: string): number => sentence.replace(/\{\w+\}/g, '').length;

/** The sentence with the most literal letters first: the closest match. */
const byLiteralLength = (one: string, other: string): number =>
  literalLength(other) - literalLength(one);

/**
 * Makes a function that translates by a part of translations.yaml. Values of placeholders are translated, too, and
 * `{field}` matches only sentences that have a translation. Any other sentence stays English.
 */
export function createTranslate(translations: Record<string, string>): Translate {
  const known = new Map(Object.entries(translations));
  const sentences = [...known.keys()].sort(byLiteralLength);
  const names = sentences.filter((sentence) => placeholdersIn(sentence).length === 0);
  const anyName = names.map(escaped).join('|');

  const patternOf = (english: string): Pattern => {
    const source = escaped(english).replace(/\\\{(\w+)\\\}/g, (_all, name: string) =>
      name === 'field' ? `(${anyName})` : '(.+?)',
    );
    return {
      match: new RegExp(`^${source}$`, 's'),
      names: placeholdersIn(english),
      translation: known.get(english) ?? english,
    };
  };
  const patterns = sentences
    .filter((sentence) => placeholdersIn(sentence).length > 0)
    .map(patternOf);

  const translate: Translate = (english) => {
    const exact = known.get(english);
    if (exact !== undefined) return exact;
    for (const { match, names: places, translation } of patterns) {
      const [, ...values] = match.exec(english) ?? [];
      if (values.length > 0) {
        return translation.replace(/\{(\w+)\}/g, (all, name: string) => {
          const value = values[places.indexOf(name)];
          return value === undefined ? all : translate(value);
        });
      }
    }
    return english;
  };
  return translate;
}
