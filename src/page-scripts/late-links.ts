/** Puts what no first paint needs in place of an empty icon: the links of layouts/late-links/LateLinks.astro. */
export function addLateLinks(): void {
  const icon = document.querySelector('link[rel=icon]');
  const late = icon?.nextElementSibling as HTMLTemplateElement | null | undefined;
  if (late) icon?.replaceWith(late.content);
}
