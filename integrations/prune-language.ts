import type { Selector, SelectorComponent } from 'lightningcss';

/** A class that no page has: rules for it alone are left out, and in a list it matches nothing. */
export const absentClass = 'absent';

/** Puts that class in place of `:lang()` for any language but this, such as `hi`. */
export const markOtherLanguages =
  (language: string) =>
  (selector: Selector): Selector => {
    const isOther = (part: SelectorComponent) =>
      part.type === 'pseudo-class' && part.kind === 'lang' && !part.languages.includes(language);
    return selector.map((part) => (isOther(part) ? { type: 'class', name: absentClass } : part));
  };

const fontFace = /@font-face\s*\{[^}]*\}/g;

/** Leaves out of a style sheet the font faces of families that no rule names. */
export function withoutUnusedFaces(css: string): string {
  const rules = css.replaceAll(fontFace, '');
  return css.replaceAll(fontFace, (face) => {
    const family = /font-family:\s*"?([^";}]+)/.exec(face)?.[1] ?? '';
    return rules.includes(family) ? face : '';
  });
}
