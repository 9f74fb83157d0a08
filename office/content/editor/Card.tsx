import { type ReactNode, useEffect, useId, useState } from 'react';
import type { FieldPath } from '#contract/office/content.ts';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './Card.module.css';
import { useMarks, useTarget } from './EditorContext.ts';
import { isWithin } from './values.ts';

interface CardProps {
  title: string;
  /** Kind of the entry, above the title. */
  kind?: string | undefined;
  sketch?: ReactNode;
  path: FieldPath;
  isOpenFirst?: boolean;
  tools?: ReactNode;
  children: ReactNode;
}

/** A collapsible part of the form. Its fields render only while it is open; a link to one of them opens it. */
export function Card({
  title,
  kind,
  sketch,
  path,
  isOpenFirst = false,
  tools,
  children,
}: CardProps) {
  const id = useId();
  const { mistakes, target } = useMarks();
  const isTarget = target !== null && isWithin(target, path);
  const [isOpen, setOpen] = useState(isOpenFirst || isTarget);
  useEffect(() => {
    if (isTarget) setOpen(true);
  }, [isTarget]);
  const isMarked = mistakes.some((mistake) => isWithin(mistake.path, path));
  return (
    <div className={`${styles.card} ${isMarked ? styles.marked : ''}`}>
      <div className={styles.head}>
        <h3>
          <button
            aria-controls={id}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            ref={useTarget(path)}
            type="button"
          >
            {sketch}
            <span className={styles.title}>
              {kind && <small>{kind}</small>} {title}
            </span>
            <Icon name="down" size={16} />
          </button>
        </h3>
        {tools}
      </div>
      <div className={styles.body} hidden={!isOpen} id={id}>
        {isOpen && children}
      </div>
    </div>
  );
}
