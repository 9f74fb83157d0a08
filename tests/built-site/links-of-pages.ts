import { agency } from './agency.ts';
import type { BuiltPage } from './pages.ts';

/** One address that a page leads to or loads. */
export interface PageLink {
  page: BuiltPage;
  /** As written in the page. */
  address: string;
  /** As a browser on the public site understands it. */
  url: URL;
  /** Where a form sends its fields to, as the query. One whose fields have no names is a link. */
  isForm: boolean;
}

/** The last two are where an island loads its code from. */
const attributes = ['href', 'src', 'poster', 'action', 'component-url', 'renderer-url'];

const inStyles = ({ html }: BuiltPage) =>
  [...html.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) => address);

/** All the addresses of a page, each once, embedded data left out. */
export function linksOf(page: BuiltPage): PageLink[] {
  const values = (attribute: string) =>
    page.root
      .querySelectorAll(`[${attribute}]`)
      .map((element) => element.getAttribute(attribute) ?? '');
  const sets = values('srcset').flatMap((set) => set.split(',').map((one) => one.trim()));
  const pictures = sets.map((one) => one.split(/\s/)[0] ?? '');
  const all = [...attributes.flatMap(values), ...pictures, ...inStyles(page)];
  const forms = new Set(
    page.root
      .querySelectorAll('form')
      .filter((form) => form.querySelector('[name]'))
      .map((form) => form.getAttribute('action')),
  );
  return [...new Set(all)]
    .filter((address) => !address.startsWith('data:'))
    .map((address) => ({
      page,
      address,
      url: new URL(address, `${agency.url}${page.path}`),
      isForm: forms.has(address),
    }));
}
