/** Whether a link leads to the page shown or to one above it (docs/product.md, Header and footer). */
export function isActive(href: string, path: string): boolean {
  if (href === '/') return path === '/';
  return path === href || path.startsWith(`${href}/`);
}
