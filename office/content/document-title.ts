import { documentKinds } from '#contract/office/content.ts';
import { type Texts, textIn } from '#contract/office/texts.ts';
import type { ContentWords } from '../words/words.ts';

/** siwan-wall-painting → Siwan wall painting */
const slugInWords = (slug: string) =>
  slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** Name of a document: its title, or one made from its slug or its kind. */
export function documentTitle(
  { id, title = {} }: { id: string; title?: Texts | undefined },
  { language, office: { content } }: ContentWords,
): string {
  const own = textIn(title, language);
  if (own !== '') return own;
  const [first = '', ...rest] = id.split('/');
  const kind = documentKinds.find((one) => one === first);
  const slug = rest.at(-1);
  if (!kind) return id;
  return slug === undefined ? content.kinds[kind] : slugInWords(slug);
}
