import styles from './SectionTitle.module.css';

interface SectionTitleProps {
  /** Labels the section. */
  id: string;
  title: string;
  /** Entries of the section; 0 is not shown. */
  count?: number;
  isUrgent?: boolean;
}

/** Heading of a section, with the number of its entries. */
export function SectionTitle({ id, title, count = 0, isUrgent = false }: SectionTitleProps) {
  return (
    <h2 className={styles.title} id={id}>
      {title}
      {count > 0 && <span className={isUrgent ? styles.urgent : styles.count}>{count}</span>}
    </h2>
  );
}
