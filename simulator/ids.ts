import { randomInt } from 'node:crypto';

/** Makes ids in PhonePe's shape: a prefix, the time, and a number that no other id has. */
export function idMaker(now: () => number): (prefix: string) => string {
  let serial = randomInt(1_000_000);
  return (prefix) => {
    serial = (serial + 1) % 10_000_000;
    const time = new Date(now()).toISOString().replaceAll(/\D/g, '').slice(2, 14);
    return prefix + time + String(serial).padStart(7, '0');
  };
}
