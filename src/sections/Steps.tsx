import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import painted from './hero/stages/Painted.module.css';
import { Tally } from './hero/stages/Painted.tsx';
import styles from './Steps.module.css';

const TallyMark = ({ count }: { count: number }) => (
  <>
    <VisuallyHidden>{count}</VisuallyHidden>
    <span className={painted.strokes}>
      <Tally count={count} />
    </span>
  </>
);

/** Steps or chapters, joined by a running stitch or by what the page is about. */
export function Steps({ section }: SectionProps<'steps'>) {
  const { background = 'paper', items, layout = 'stitch', lead, title } = section;
  const isWorded = items.some(({ mark = '' }) => mark.length > 1);
  return (
    <SectionFrame background={background} lead={lead} title={title}>
      <ol
        className={[
          styles.steps,
          styles[layout],
          isWorded && styles.worded,
          items.length === 6 && styles.six,
        ]
          .filter(Boolean)
          .join(' ')}
      >
        {items.map((item, index) => (
          <li className={styles.step} key={item.title}>
            <span className={styles.mark}>
              {item.mark ?? (layout === 'tally' ? <TallyMark count={index + 1} /> : index + 1)}
            </span>
            <h3 className={styles.title}>{unbroken(item.title)}</h3>
            <p>{unbroken(item.text)}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
