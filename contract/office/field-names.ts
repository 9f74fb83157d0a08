/** What names a field in its JSON Schema. */
export interface NamedSchema {
  title?: string;
  description?: string;
}

/** Least and most letters of a text. */
export interface LetterLimits {
  least: number;
  most: number;
}

/** The longest beginning of a description that is a name, in letters. */
const longestTitle = 44;

/** A description's last clause, by the texts of contract/label.ts: zod gives JSON Schema no limits in letters. */
const letters = /(?:^|; )(\d+) to (\d+) letters$/;

/** Ends the name in a description. After a comma other parts of the name may follow: Road, crossing or market. */
const nameEnd =
  /[;:] |, (?=(?:as|at|but|by|for|from|how|if|in|no|not|of|only|set|shown|such|the|to|two|with|without|\d)\b)/;

/** Descriptions that tell what to write instead of naming the field. */
const adviceStart =
  /^(?:true|such as|whole|in feet|unique|shown|only|needed|listed|leave|below|replaces|(?:the )?first|one|fewer|in addresses|international|schema\.org|omitted|from)\b|^(?:label|button)$/i;

const acronyms = new Set(['gst', 'url', 'id', 'seo', 'upi', 'faq', 'pdf']);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A key as people write it: `bookNow` is Book now. */
export function keyInWords(key: string): string {
  const words = key
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => (acronyms.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()));
  return capitalised(words.join(' ')) || key;
}

const meaningOf = ({ description = '' }: NamedSchema) => description.replace(letters, '');

/** The clauses of a description that name the field and that explain it. */
function clausesOf(schema: NamedSchema): { name?: string; rest: string } {
  const meaning = meaningOf(schema);
  const at = meaning.search(nameEnd);
  const name = at < 0 ? meaning : meaning.slice(0, at);
  if (name === '' || name.length > longestTitle || adviceStart.test(name)) return { rest: meaning };
  return { name, rest: at < 0 ? '' : meaning.slice(at).replace(/^[;:,] /, '') };
}

/** A field's name: its title, the beginning of its description, or its key in words. */
export const fieldTitle = (schema: NamedSchema, key: string): string =>
  schema.title ?? capitalised(clausesOf(schema).name ?? keyInWords(key));

/** What to write into a field, without its name and its limits; empty if nothing is said about it. */
export function fieldHint(schema: NamedSchema): string {
  const rest = schema.title === undefined ? clausesOf(schema).rest : meaningOf(schema);
  return capitalised(rest.replace(/^true /, '').replace(/^Label(?:; |$)/, ''));
}

/** The limits of a text; undefined if it has none. */
export function letterLimits({ description = '' }: NamedSchema): LetterLimits | undefined {
  const [, least, most] = letters.exec(description) ?? [];
  return most === undefined ? undefined : { least: Number(least), most: Number(most) };
}
