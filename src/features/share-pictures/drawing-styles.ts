import { type Declaration, type Selector, transform } from 'lightningcss';
import tokens from '#src/styles/tokens.css?raw';

/** What a picture takes from a style sheet; sizes and places are its own. */
const drawn = ['fill', 'stroke', 'stroke-width'];

/** Custom properties of the root by day: those before the first media query. */
const dayInks = new Map(
  [...(tokens.split('@media')[0] ?? '').matchAll(/(--[\w-]+): (#\w+);/g)].map(
    ([, name = '', ink = '']) => [name, ink] as const,
  ),
);

function dayInk(name: string): string {
  const ink = dayInks.get(name);
  if (!ink)
    throw new Error(`src/styles/tokens.css: no colour ${name}, which the share pictures need`);
  return ink;
}

/** The inks of the site by day, for a picture that is drawn without style sheets. */
export const inks = {
  ink: dayInk('--ink'),
  soft: dayInk('--ink-soft'),
  paper: dayInk('--paper'),
  deepPaper: dayInk('--paper-deep'),
  sindoor: dayInk('--sindoor-fill'),
  onSindoor: dayInk('--on-sindoor'),
};

/** A browser without nesting. */
const chrome80 = { chrome: 80 << 16 };
const remove = () => [];
const keepDrawn = ({ property }: Declaration) => (drawn.includes(property) ? undefined : []);

/**
 * The colours and lines of a style sheet by day, for resvg, which draws the share pictures and knows no
 * custom properties, nesting or media queries. Takes the sheet's source and its class names on the page.
 * Throws where it names an ink that the root does not have.
 */
export function pictureStyles(source: string, classNames: Record<string, string>): string {
  const inked = source.replaceAll(
    /(fill|stroke): var\((--[\w-]+)\)/g,
    (_, property, name) => `${property}: ${dayInk(name)}`,
  );
  const nameAsOnPage = (selector: Selector): Selector =>
    selector.map((part) =>
      part.type === 'class' ? { ...part, name: classNames[part.name] ?? part.name } : part,
    );
  const { code } = transform({
    filename: 'drawing.css',
    code: Buffer.from(inked),
    targets: chrome80,
    minify: true,
    visitor: { Rule: { media: remove }, Declaration: keepDrawn, Selector: nameAsOnPage },
  });
  return code.toString();
}
