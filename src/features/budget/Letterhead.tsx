import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './Budget.module.css';
import type { PlannerProps } from './planner-props.ts';

/** Today, formatted when printing: it takes a phone 50 ms. Without scripts, a line to write on. */
function usePrintedDate(): string {
  const [date, setDate] = useState('____________');
  useEffect(() => {
    const write = () => {
      const { lang } = document.documentElement;
      // The browser prints the page as it is after this event.
      flushSync(() => setDate(new Date().toLocaleDateString(lang, { dateStyle: 'long' })));
    };
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, []);
  return date;
}

/** Head of a printed plan: agency, dates, and the page as a QR code. */
export function Letterhead(props: PlannerProps['letterhead'] & Pick<PlannerProps, 'labels'>) {
  const { brand, code, labels, phone, place, valid } = props;
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
        <img alt="" height="84" src={code} width="84" />
      </p>
    </div>
  );
}
