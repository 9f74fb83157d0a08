import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

/** A word that begins with "e-" or "ई-", such as e-rickshaw, with the punctuation after it. */
const hyphenated = /(?:\be|ई)-[\p{L}\p{M}]+[,.;:!?)।]*/u;

/** Two or more words in brackets, such as (if any). */
const bracketed = /\([^()\s]{1,12} [^()]{1,12}\)[,.;:!?।]*/u;

/** A word with the dot between it and the next, which starts no line. */
const dotted = /[^\s·]+ ·/u;

// Without a lookbehind, which Safari 15.4 cannot read.
const kept = new RegExp(`(${hyphenated.source}|${bracketed.source}|${dotted.source})`, 'iu');

/**
 * A text whose words like e-rickshaw, short brackets and words before a dot each stay on one line. By markup, because
 * word joiners and no-break spaces would get into search results and keys.
 */
export function unbroken(text: string): ReactNode {
  return text.split(kept).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span className={styles.word} key={index}>
        {part}
      </span>
    ),
  );
}
