import type { Selector, SelectorComponent } from 'lightningcss';

/** A class that no page has: rules for it alone are left out, and in a list it matches nothing. */
export const absentClass = 'absent';

const languagesOf = (part: SelectorComponent | undefined): string[] | undefined =>
  part?.type === 'pseudo-class' && part.kind === 'lang' ? part.languages : undefined;

/** The languages of `:not(:lang())`. */
function excludedBy(part: SelectorComponent): string[] | undefined {
  if (part.type !== 'pseudo-class' || part.kind !== 'not') return undefined;
  const [only, ...others] = part.selectors.flat();
  return others.length === 0 ? languagesOf(only) : undefined;
}

/**
 * Puts that class in place of `:lang()` for any language but this, such as `hi`, and of `:not(:lang())`
 * for this one. `:not(:lang())` for another is always true: it stays, for its specificity.
 */
export const markOtherLanguages =
  (language: string) =>
  (selector: Selector): Selector =>
    selector.map((part) => {
      const isOther = languagesOf(part)?.includes(language) === false;
      const isAbsent = isOther || excludedBy(part)?.includes(language);
      return isAbsent ? { type: 'class', name: absentClass } : part;
    });

const fontFace = /@font-face\s*\{[^}]*\}/g;

/** Leaves out of a style sheet the font faces of families that no rule names. */
export function withoutUnusedFaces(css: string): string {
  const rules = css.replaceAll(fontFace, '');
  return css.replaceAll(fontFace, (face) => {
    const family = /font-family:\s*"?([^";}]+)/.exec(face)?.[1] ?? '';
    return rules.includes(family) ? face : '';
  });
}
