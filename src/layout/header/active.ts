/**
 * Whether a link leads to the page shown or to one above it (docs/product.md, Header and footer). Every
 * page lies below the home page of its language, which is above none.
 */
export function isActive(href: string, path: string, home: string): boolean {
  return path === href || (href !== home && path.startsWith(`${href}/`));
}
