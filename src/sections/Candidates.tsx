import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import { Actions } from './Actions.tsx';
import styles from './Candidates.module.css';

/**
 * Everyday things in the style of a ballot, on a 64 × 64 grid. Each is on a State Election Commission's list
 * of free symbols, so that no sample looks like a party.
 */
const symbols = {
  dholak: {
    black: 'M8 20a6 12 0 0 0 0 24 6 12 0 0 0 0-24Zm48 0a6 12 0 0 0 0 24 6 12 0 0 0 0-24Z',
    lines: 'M8 20c12-8 36-8 48 0M8 44c12 8 36 8 48 0m-41-27 5 29 6-32 6 34 6-34 6 32 5-29',
  },
  kettle: {
    black:
      'M15 27h34l5 25c0 4-3 7-8 7H18c-5 0-8-3-8-7Zm4-3c1-9 25-9 26 0Zm10-8a3 3 0 1 1 6 0Zm22 23-2-8c6 0 7-2 9-6l5 2c-2 8-5 12-12 12Z',
    lines: 'M15 26C5-3 59-3 49 26',
  },
  comb: {
    black: 'M5 29c0-18 54-18 54 0Z',
    lines: 'M7 28v26m7-26v22m7-22v22m7-22v22m8-22v22m7-22v22m7-22v22m7-22v26',
  },
  scissors: {
    black: 'M28 44 45 5c5 5 5 11 3 16L34 46ZM36 44 19 5c-5 5-5 11-3 16l14 25Z',
    lines: 'M27 44a9 9 0 1 0 1 13c3-4 2-8 4-14 2 6 1 10 4 14a9 9 0 1 0 1-13',
  },
} as const;

/** Election posters, side by side. */
export function Candidates({ section, site }: SectionProps<'candidates'>) {
  return (
    <SectionFrame
      lead={section.lead}
      stamp={section.sample ? site.labels.testimonials.sample : undefined}
      title={section.title}
    >
      <ul className={styles.wall}>
        {section.items.map((item) => (
          <li className={styles.poster} key={item.name}>
            <svg aria-hidden="true" className={styles.symbol} viewBox="0 0 64 64">
              <path d={symbols[item.symbol].black} />
              <path d={symbols[item.symbol].lines} fill="none" strokeWidth="3" />
            </svg>
            <h3 className={styles.name}>{item.name}</h3>
            <p className={styles.party}>{item.party}</p>
            <p className={styles.text}>{unbroken(item.description)}</p>
          </li>
        ))}
      </ul>
      <Actions actions={[section.action]} isQuiet site={site} />
    </SectionFrame>
  );
}
