import { useEffect, useState } from 'react';
import { fetchTestMode } from './payment-api.ts';
import styles from './TestModeBanner.module.css';

/** Pauses between requests without an answer, each twice the last, in ms. */
const pausesMs = { first: 3_000, longest: 60_000 };

/** Says that payments are only simulated. Hidden until the server confirms it. */
export function TestModeBanner({ label }: { label: string }) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = async (pauseMs: number) => {
      const testMode = await fetchTestMode();
      if (testMode !== undefined) setOn(testMode);
      else timer = setTimeout(check, pauseMs, Math.min(2 * pauseMs, pausesMs.longest));
    };
    check(pausesMs.first);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.stamp} hidden={!isOn}>
      {label}
    </p>
  );
}
