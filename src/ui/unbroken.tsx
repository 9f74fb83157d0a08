import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

/** A word that begins with "e-" or "ई-", such as e-rickshaw, with the punctuation after it. */
const hyphenated = /((?<![\p{L}\p{M}])(?:e|ई)-[\p{L}\p{M}]+[,.;:!?)।]*)/iu;

/**
 * A text whose words like e-rickshaw stay on one line. By markup, because a word joiner would get into
 * search results and keys.
 */
export const unbroken = (text: string): ReactNode =>
  text.split(hyphenated).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span className={styles.word} key={index}>
        {part}
      </span>
    ),
  );
