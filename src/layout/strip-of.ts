import type { HeroDrawing } from '#src/content/section.schema.ts';
import type { StripName } from '#src/features/paint/scenes/strip.ts';
import type { PageView } from '#src/site/page-view.ts';

/** Drawings of digital services. */
const digital: HeroDrawing['subject'][] = ['bihar', 'patna', 'ppc', 'seo', 'social', 'websites'];

/**
 * The strip where the paper of a page changes: roofs for a digital service, the road out of town for any
 * other service, a street of the bazaar elsewhere.
 */
export function stripOf({ service, sections }: Pick<PageView, 'service' | 'sections'>): StripName {
  const drawing = sections.find((section) => section.type === 'hero')?.drawing;
  if (!service || !drawing) return 'street';
  return digital.includes(drawing.subject) ? 'roofs' : 'road';
}
