import { type Declaration, type Selector, transform } from 'lightningcss';

/** Rules that Chrome 80 skips (years by MDN's tables of browser compatibility, as all lists here). */
const newRules = new Set([
  'container',
  'layer-block',
  'layer-statement',
  'nested-declarations',
  'nesting',
  'property',
  'scope',
  'starting-style',
  'unknown',
  'view-transition',
]);

/** Pseudo-classes for which it drops the whole rule. */
const newPseudoClasses = new Set(['has', 'is', 'where', 'any', 'focus-visible', 'popover-open']);

/** Properties that it does not know. */
const newProperties = new RegExp(
  [
    '^(accent-color|aspect-ratio|color-scheme|field-sizing|forced-color-adjust)$',
    '^(inset|margin|padding)-(block|inline)$',
    '^(inset|rotate|scale|text-decoration-thickness|text-underline-offset|translate)$',
    '^(animation-(range|timeline)|contain-intrinsic|content-visibility|scroll-timeline|text-wrap)',
    '^(anchor|container|interpolate|offset-|overlay|position-|scrollbar-|view-)',
  ].join('|'),
);

/** Units and colours for which it drops a declaration, in the words of the parsed style sheet. */
const newValues =
  /"([dsl]v([hwib]|min|max)|r?lh|cq[whib]|color-mix|light-dark|hwb|lab|lch|oklab|oklch)"/;

/** What it does not know of @font-face, in the text of a style sheet. */
const newDescriptors = /\b(size-adjust|(ascent|descent|line-gap)-override):[^;}]*;?/g;

function isNew(selector: Selector): boolean {
  return selector.some((part) => {
    if (part.type === 'nesting') return true;
    if (part.type !== 'pseudo-class') return false;
    // It takes a single simple selector in :not().
    if (part.kind === 'not')
      return part.selectors.length > 1 || (part.selectors[0]?.length ?? 0) > 1;
    return newPseudoClasses.has(part.kind);
  });
}

function nameOf(declaration: Declaration): string {
  if (declaration.property === 'custom') return declaration.value.name;
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property;
  return declaration.property;
}

/** A style sheet as a browser of 2020 reads it: without what Chrome 80 does not understand. */
export function withoutNewStyles(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css.replaceAll(newDescriptors, '')),
    visitor: {
      Rule(rule) {
        if (newRules.has(rule.type)) return [];
        if (rule.type === 'style' && rule.value.selectors.some(isNew)) return [];
        return undefined;
      },
      Declaration(declaration) {
        const isNewProperty = newProperties.test(nameOf(declaration));
        return isNewProperty || newValues.test(JSON.stringify(declaration)) ? [] : undefined;
      },
    },
  });
  return code.toString();
}
