import { findServices } from '#contract/catalogue.ts';
import type { StageProps } from '#src/site/section.ts';
import { ServicePrice } from '#src/ui/Price.tsx';
import { bunting, row, WideDrawing } from '../Drawing.tsx';
import styles from './Painted.module.css';

/** A tent with its stage across the page, the chairs set out. */
export const Shamiana = ({ stage }: StageProps<'shamiana'>) => (
  <WideDrawing subject="event" word={stage.word} />
);

/** A menu board with prices of the rate card above the counter of a sweet shop. */
export function Counter({ stage, site }: StageProps<'counter'>) {
  const rows = findServices(site.catalogue, stage.from);
  return (
    <>
      <ul className={styles.menu}>
        {rows.map((service) => (
          <li key={service.name}>
            <span>{service.label}</span>
            <ServicePrice service={service} site={site} />
          </li>
        ))}
      </ul>
      <WideDrawing subject="retail" word={stage.word} />
    </>
  );
}

/** A count in strokes, five to a bundle. */
export const Tally = ({ count }: { count: number }) => (
  <svg aria-hidden="true" viewBox={`0 0 ${Math.ceil(count / 5) * 32} 30`}>
    <path
      d={row(count, (index) => {
        const left = Math.floor(index / 5) * 32;
        return index % 5 === 4 ? `M${left} 22l26-16` : `M${left + 4 + (index % 5) * 6} 4v22`;
      })}
    />
  </svg>
);

/** A tasting table in the bazaar, and the sheet on which its visitors are counted. */
export const Tasting = ({ stage }: StageProps<'tasting'>) => (
  <>
    <WideDrawing subject="activation" word={stage.word}>
      {bunting}
    </WideDrawing>
    <dl className={styles.tally}>
      {stage.counts.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Tally count={count} />
            {count}
          </dd>
        </div>
      ))}
    </dl>
  </>
);
