/** Puts what no first paint needs in place of an empty icon: the links of layout/late-links/LateLinks.astro. */
export function addLateLinks(): void {
  const late = document.querySelector<HTMLTemplateElement>('head > template');
  if (late) document.querySelector('link[rel=icon]')?.replaceWith(late.content);
}
