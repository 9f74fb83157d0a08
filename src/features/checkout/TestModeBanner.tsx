import { useEffect, useState } from 'react';
import { fetchTestMode } from './payment-api.ts';
import styles from './TestModeBanner.module.css';

/** Pauses before the server is asked again, in ms, each twice the last. */
const pauses = { firstMs: 3_000, longestMs: 60_000 };

/**
 * Says that no money moves, while the server runs with the simulator or PhonePe's sandbox. Hidden until the
 * server has said so; without an answer it is asked again.
 */
export function TestModeBanner({ label }: { label: string }) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = async (pauseMs: number) => {
      const testMode = await fetchTestMode();
      if (testMode !== undefined) setOn(testMode);
      else timer = setTimeout(check, pauseMs, Math.min(2 * pauseMs, pauses.longestMs));
    };
    check(pauses.firstMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.stamp} hidden={!isOn}>
      {label}
    </p>
  );
}
