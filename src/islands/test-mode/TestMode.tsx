import { useEffect, useState } from 'react';
import styles from './TestMode.module.css';

/** Whether the server says that a simulator stands in for PhonePe; false if it does not answer. */
async function askTestMode(): Promise<boolean> {
  try {
    const answer = await fetch('/api/payment-mode');
    const { testMode } = (await answer.json()) as { testMode?: unknown };
    return answer.ok && testMode === true;
  } catch {
    return false;
  }
}

/** A stamp that no money moves, shown while that is so. */
export function TestMode({ label }: { label: string }) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    askTestMode().then(setOn);
  }, []);
  return (
    <p className={styles.stamp} hidden={!isOn}>
      {label}
    </p>
  );
}
