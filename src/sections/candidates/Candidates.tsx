import { SectionFrame } from '#src/components/section-frame/SectionFrame.tsx';
import { Actions } from '../Actions.tsx';
import type { SectionProps } from '../section.ts';
import styles from './Candidates.module.css';

/** Drawn stand-ins for ballot symbols, on a 64 × 64 grid; no party's own symbol. */
const symbols = {
  drum: 'M8 18c10-8 38-8 48 0v28c-10 8-38 8-48 0ZM8 18l12 34m0-39 12 40m0-40 12 39M32 12l12 40M44 13l12 33',
  pot: 'M22 8h20l-3 8c14 6 17 18 13 28-4 8-10 12-20 12s-16-4-20-12c-4-10-1-22 13-28Z',
  comb: 'M6 16h52v10H6Zm0 10h4v26H6Zm8 0h4v26h-4Zm8 0h4v26h-4Zm8 0h4v26h-4Zm8 0h4v26h-4Zm8 0h4v26h-4Zm8 0h4v26h-4Z',
  ladder: 'M16 4h6v56h-6Zm26 0h6v56h-6ZM22 12h20v6H22Zm0 14h20v6H22Zm0 14h20v6H22Z',
} as const;

/** Ballot-season posters, pasted side by side. */
export function Candidates({ section, site }: SectionProps<'candidates'>) {
  return (
    <SectionFrame
      background="deep"
      lead={section.lead}
      stamp={section.sample ? site.labels.testimonials.sample : undefined}
      title={section.title}
    >
      <ul className={styles.wall}>
        {section.items.map((item) => (
          <li className={styles.poster} key={item.name}>
            <svg aria-hidden="true" className={styles.symbol} viewBox="0 0 64 64">
              <path d={symbols[item.symbol]} />
            </svg>
            <h3 className={styles.name}>{item.name}</h3>
            <p className={styles.party}>{item.party}</p>
            <p className={styles.text}>{item.description}</p>
          </li>
        ))}
      </ul>
      <Actions actions={[section.action]} site={site} />
    </SectionFrame>
  );
}
