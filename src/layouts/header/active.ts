/** Whether a link leads to the page shown or to a page above it (spec section 2: path prefix). */
export function isActive(href: string, path: string): boolean {
  if (href === '/') return path === '/';
  return path === href || path.startsWith(`${href}/`);
}
