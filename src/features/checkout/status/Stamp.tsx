import type { ReactNode } from 'react';
import styles from './PaymentStatus.module.css';
import type { StatusState } from './status-result.ts';

/** Drawn around the middle of 36 × 36: a dotted ring, a round stamp, a struck box, a ring that asks. */
const drawings: Record<StatusState, ReactNode> = {
  PENDING: (
    <>
      <circle r="15" strokeDasharray="0.1 5.13" strokeWidth="3" />
      <path d="M-6 0h.01M0 0h.01M6 0h.01" />
    </>
  ),
  SUCCESS: (
    <>
      <circle r="16.5" />
      <circle r="14" />
      <path d="m-7 1 5 5L7-5" />
    </>
  ),
  FAILURE: (
    <>
      <path d="M-13-13h26v26h-26z" strokeWidth="1.6" />
      <path d="m-13-13 26 26M13-13l-26 26" />
    </>
  ),
  ERROR: (
    <>
      <circle r="15" strokeDasharray="0.1 5.13" strokeWidth="3" />
      <path d="M-3.5-3.5a3.5 3.5 0 1 1 5 3.2C.5.2 0 .8 0 2M0 7h.01" />
    </>
  ),
};

/** The rubber stamp on the receipt; decorative, the title says the same. */
export function Stamp({ state }: { state: StatusState }) {
  return (
    <svg aria-hidden="true" className={styles.stamp} height="72" viewBox="-18 -18 36 36" width="72">
      {drawings[state]}
    </svg>
  );
}
