import { type Declaration, type Selector, transform } from 'lightningcss';
import tokens from '#src/styles/tokens.css?raw';

/** Properties that a picture takes from a style sheet. */
const drawn = ['fill', 'stroke', 'stroke-width'];

/** The light scheme's colour of a custom property: the first in tokens.css, otherwise in the sheet that uses it. */
function dayInk(name: string, sheet = ''): string {
  const [, ink] = (tokens + sheet).match(`${name}: (#\\w+);`) ?? [];
  if (!ink) throw new Error(`src/styles/tokens.css: no colour ${name}, needed by share pictures`);
  return ink;
}

/** Colours of the light scheme, for pictures drawn without style sheets. */
export const inks = {
  ink: dayInk('--ink'),
  soft: dayInk('--ink-soft'),
  paper: dayInk('--paper'),
  deepPaper: dayInk('--paper-deep'),
  sindoor: dayInk('--sindoor-fill'),
  onSindoor: dayInk('--on-sindoor'),
};

/** A browser without CSS nesting. */
const chrome80 = { chrome: 80 << 16 };
const remove = () => [];
const keepDrawn = ({ property }: Declaration) => (drawn.includes(property) ? undefined : []);

/**
 * Fills and strokes of a style sheet in the light scheme, for resvg, which supports no custom properties, nesting
 * or media queries. Takes the sheet's source and its class names on the page. Throws for an unknown colour.
 */
export function pictureStyles(source: string, classNames: Record<string, string>): string {
  const inked = source.replaceAll(
    /(fill|stroke): var\((--[\w-]+)\)/g,
    (_, property, name) => `${property}: ${dayInk(name, source)}`,
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
