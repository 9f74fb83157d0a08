import { documentKinds } from '#contract/office/content.ts';
import type { ContentWords } from '../words/words.ts';

/** siwan-wall-painting → Siwan wall painting */
const slugInWords = (slug: string) =>
  slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** Name of a document: its title, or one made from its slug or its kind. */
export function documentTitle(
  { id, title }: { id: string; title: string },
  { office: { content } }: ContentWords,
): string {
  if (title !== id) return title;
  const [first = '', ...rest] = id.split('/');
  const kind = documentKinds.find((one) => one === first);
  const slug = rest.at(-1);
  if (!kind) return id;
  return slug === undefined ? content.kinds[kind] : slugInWords(slug);
}
