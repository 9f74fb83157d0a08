import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

/** A word that begins with "e-" or "ई-", such as e-rickshaw, with the punctuation after it. */
const hyphenated = /(?<![\p{L}\p{M}])(?:e|ई)-[\p{L}\p{M}]+[,.;:!?)।]*/u;

/** Two or more words in brackets, such as (if any). */
const bracketed = /\([^()\s]{1,12} [^()]{1,12}\)[,.;:!?।]*/u;

/** The last words of a text that may be too long for `text-wrap: balance`, of six lines on a phone. */
const ending = /(?<=^.{180,} )\S.{1,16}\S$/u;

const kept = new RegExp(
  `(${[hyphenated, bracketed, ending].map(({ source }) => source).join('|')})`,
  'iu',
);

/**
 * A text whose words like e-rickshaw, short brackets and, if it is long, last words each stay on one line. By
 * markup, because word joiners and no-break spaces would get into search results and keys.
 */
export const unbroken = (text: string): ReactNode =>
  text.split(kept).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span className={styles.word} key={index}>
        {part}
      </span>
    ),
  );
