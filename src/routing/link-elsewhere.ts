import type { Translation } from './translations.ts';

const link = /<a ([^>]*?)href="([^"?#]*)([^"]*)"([^>]*)>(.*?)<\/a>/gs;

/**
 * A page whose links to pages that its language does not have lead to the language that has them, and
 * name it. By the finished HTML, so that no component and no Markdown can forget it.
 */
export function linkElsewhere(html: string, elsewhere: Map<string, Translation>): string {
  if (elsewhere.size === 0) return html;
  return html.replace(link, (whole, before, path, rest, after, text) => {
    const page = elsewhere.get(path);
    if (!page) return whole;
    const name = `<span lang="${page.code}">(${page.name})</span>`;
    return `<a ${before}href="${page.path}${rest}" hreflang="${page.language}"${after}>${text} ${name}</a>`;
  });
}
