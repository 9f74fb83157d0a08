/** The keywords of a JSON Schema that name a field. */
export interface NamedSchema {
  title?: string;
  description?: string;
}

/** Letter limits of a text. */
interface LetterLimits {
  least: number;
  most: number;
}

/** Longest name at the beginning of a description, in letters. */
const longestTitle = 44;

/** Last clause of a description, from contract/label.ts: JSON Schema cannot express limits in letters. */
const letters = /(?:^|; )(\d+) to (\d+) letters$/;

/** Separates the name from the rest. A comma may also be part of the name: Road, crossing or market. */
const nameEnd =
  /[;:] |, (?=(?:as|at|but|by|for|from|how|if|in|no|not|of|only|set|shown|such|the|to|two|with|without|\d)\b)/;

/** Beginnings of descriptions that say what to write instead of naming the field. */
const adviceStart =
  /^(?:true|such as|whole|in feet|unique|shown|only|needed|listed|leave|below|replaces|(?:the )?first|one|fewer|in addresses|international|schema\.org|omitted|from)\b|^(?:label|button)$/i;

const acronyms = new Set(['gst', 'url', 'id', 'seo', 'upi', 'faq', 'pdf']);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A key in words: `bookNow` becomes Book now. */
export function keyInWords(key: string): string {
  const words = key
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => (acronyms.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()));
  return capitalised(words.join(' ')) || key;
}

const meaningOf = ({ description = '' }: NamedSchema) => description.replace(letters, '');

/** Splits a description into the name of the field, if it has one, and the explanation. */
function clausesOf(schema: NamedSchema): { name?: string; rest: string } {
  const meaning = meaningOf(schema);
  const at = meaning.search(nameEnd);
  const name = at < 0 ? meaning : meaning.slice(0, at);
  if (name === '' || name.length > longestTitle || adviceStart.test(name)) return { rest: meaning };
  return { name, rest: at < 0 ? '' : meaning.slice(at).replace(/^[;:,] /, '') };
}

/** Name of a field: its title, the name in its description, or its key in words. */
export const fieldTitle = (schema: NamedSchema, key: string): string =>
  schema.title ?? capitalised(clausesOf(schema).name ?? keyInWords(key));

/** Whether a field is a label of buttons and the like, whose only name is its key, in English. */
export const isLabel = ({ description = '' }: NamedSchema): boolean => /^Label; /.test(description);

/** What to write in a field: its description without name and limits. May be empty. */
export function fieldHint(schema: NamedSchema): string {
  const rest = schema.title === undefined ? clausesOf(schema).rest : meaningOf(schema);
  return capitalised(rest.replace(/^true /, '').replace(/^Label(?:; |$)/, ''));
}

/** Limits of a text; undefined if it has none. */
export function letterLimits({ description = '' }: NamedSchema): LetterLimits | undefined {
  const [, least, most] = letters.exec(description) ?? [];
  return most === undefined ? undefined : { least: Number(least), most: Number(most) };
}
