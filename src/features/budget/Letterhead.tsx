import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './Budget.module.css';
import type { PlannerProps } from './planner-props.ts';

/**
 * Today in words, from the first print on; before, and without scripts, a line to write it on. Formatting
 * the first date of a page takes a phone 50 ms, so it waits until paper needs it.
 */
function usePrintedDate(): string {
  const [date, setDate] = useState('____________');
  useEffect(() => {
    const write = () => {
      const { lang } = document.documentElement;
      // What is printed is the page as it is at the end of this event.
      flushSync(() => setDate(new Date().toLocaleDateString(lang, { dateStyle: 'long' })));
    };
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, []);
  return date;
}

/** Head of a printed plan: the agency, the day and how long the plan holds, and the chat as a QR code. */
export function Letterhead({
  brand,
  place,
  phone,
  valid,
  labels,
}: PlannerProps['letterhead'] & Pick<PlannerProps, 'labels'>) {
  const date = usePrintedDate();
  return (
    <div className={styles.head}>
      <p className={styles.brand}>{brand}</p>
      <p>
        {place}
        <br />
        {phone}
      </p>
      <p>
        {labels.date}: {date}
        <br />
        {valid}
      </p>
      <p className={styles.scan}>
        {labels.scan}
        <img alt="" height="84" src="/chat-code.svg" width="84" />
      </p>
    </div>
  );
}
