import styles from './Lamps.module.css';

/** Enough for the widest board; those without room are cut off. */
const lamps = Array.from({ length: 11 }, (_, lamp) => lamp);

/** A row of lamps on bent arms above a board. */
export function Lamps() {
  return (
    <div aria-hidden="true" className={styles.lamps}>
      {lamps.map((lamp) => (
        <i key={lamp} />
      ))}
    </div>
  );
}
