/** SQLite's code of a full disk. */
const sqliteFull = 13;

/** Errors of the system, pg and node:sqlite. */
interface Failure {
  message: string;
  code?: string;
  errcode?: number;
}

/** Whether an error, or what a build said, is about a full disk, of the system, SQLite or PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, message }: Failure = error;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return true;
  if (typeof errcode === 'number') return (errcode & 0xff) === sqliteFull;
  return /ENOSPC|no space left on device/i.test(message);
}
