import { randomInt } from 'node:crypto';

/** Returns a generator of ids in PhonePe's format: a prefix, the time, and a serial number. */
export function idGenerator(now: () => number): (prefix: string) => string {
  let serial = randomInt(1_000_000);
  return (prefix) => {
    serial = (serial + 1) % 10_000_000;
    const time = new Date(now()).toISOString().replaceAll(/\D/g, '').slice(2, 14);
    return prefix + time + String(serial).padStart(7, '0');
  };
}
