import type { StageOf } from '#src/content/section.schema.ts';
import styles from './SearchResults.module.css';

/** A phone with a map and the shops of a search below it; the first one is pinned on the map. */
export function SearchResults({ stage }: { stage: StageOf<'search-results'> }) {
  return (
    <div className={styles.phone}>
      <p className={styles.search}>{stage.search}</p>
      <ol>
        {stage.results.map(({ name, text }) => (
          <li className={styles.result} key={name}>
            <strong className={styles.name}>{name}</strong> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
