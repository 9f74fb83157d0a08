/** What a signwriter mixes for one board. */
export interface Colours {
  ground: string;
  letters: string;
  /** Falls to the right of the letters and below them. */
  shade: string;
}

/** Names of the colours that a visitor may choose, the first one chosen. */
export const colourNames = ['sindoor', 'turmeric', 'lime'] as const;
/** One of them. */
export type ColourName = (typeof colourNames)[number];

/** The inks of the site (src/styles/tokens.css), by day and by night: paint does not change. */
export const colours: Record<ColourName, Colours> = {
  sindoor: { ground: '#b0211a', letters: '#fff3dc', shade: '#1d1713' },
  turmeric: { ground: '#f3aa1c', letters: '#1d1713', shade: '#b0211a' },
  lime: { ground: '#fff3dc', letters: '#b0211a', shade: '#f3aa1c' },
};
