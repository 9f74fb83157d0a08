import { useEffect, useState } from 'react';
import styles from './TestModeBanner.module.css';

/**
 * Pauses before a server that has not said how it takes payments is asked again, in ms, each twice the
 * last.
 */
const pauses = { firstMs: 3_000, longestMs: 60_000 };

/** Whether the server says that no money moves; undefined where it does not say. */
async function fetchTestMode(): Promise<boolean | undefined> {
  try {
    const answer = await fetch('/api/payment-mode');
    const { testMode } = (await answer.json()) as { testMode?: unknown };
    return answer.ok && typeof testMode === 'boolean' ? testMode : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Says that no money moves, while the server runs with the simulator or PhonePe's sandbox. A server that
 * cannot say so is asked again: nobody is told that it is a test where it may be money.
 */
export function TestModeBanner({ label }: { label: string }) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (pauseMs: number) => {
      const testMode = await fetchTestMode();
      if (testMode !== undefined) setOn(testMode);
      else timer = setTimeout(ask, pauseMs, Math.min(2 * pauseMs, pauses.longestMs));
    };
    ask(pauses.firstMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.stamp} hidden={!isOn}>
      {label}
    </p>
  );
}
