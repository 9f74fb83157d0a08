import { useEffect, useState } from 'react';
import styles from './TestModeBanner.module.css';

/** Whether the server says that no money moves; false if it does not answer. */
async function fetchTestMode(): Promise<boolean> {
  try {
    const answer = await fetch('/api/payment-mode');
    const { testMode } = (await answer.json()) as { testMode?: unknown };
    return answer.ok && testMode === true;
  } catch {
    return false;
  }
}

/** Says that no money moves, while the server runs with the simulator. */
export function TestModeBanner({ label }: { label: string }) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    fetchTestMode().then(setOn);
  }, []);
  return (
    <p className={styles.stamp} hidden={!isOn}>
      {label}
    </p>
  );
}
