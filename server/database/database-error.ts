/** The database cannot be used; the message is for the operator and contains no password. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

const brokenConnection =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/**
 * PostgreSQL's SQLSTATE. Classes: connection (08), login (28), no such database (3D), resources such
 * as a full disk (53), shutdown and time-outs (57), system (58). Single codes: read-only (25006),
 * time-outs of a transaction (25P03, 25P04), a lost race (40001, 40P01), lock not available (55P03).
 */
const unavailableState = /^(?:(?:08|28|3D|53|57|58)...|25006|25P0[34]|40001|40P01|55P03)$/;

/** SQLSTATE of a serialization failure and of a deadlock. */
const lostRaceStates = ['40001', '40P01'];

/** Messages of pg and its pool without a code. */
const unavailableMessage =
  /^(?:Connection terminated|timeout e|Query read timeout|Client has encountered a connection error)/;

/** SQLite's primary code for a full disk. */
const sqliteFull = 13;

/** SQLite's primary codes: busy, locked, read-only, I/O error, full, cannot open. */
const unavailableSqlite = [5, 6, 8, 10, sqliteFull, 14];

/** System codes of a full disk or quota, and PostgreSQL's SQLSTATE of a full disk. */
const diskFullCode = /^(?:ENOSPC|EDQUOT|53100)$/;

/** Errors of pg, of sockets, of the file system and of node:sqlite. */
interface Failure {
  code?: string;
  errcode?: number;
  message?: string;
}

/** Whether PostgreSQL rolled a transaction back because of another one: a retry may succeed. */
export const isLostRace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && lostRaceStates.includes(String(error.code));

/** Whether the database is down, too slow, full or read-only; any other error of a statement is a bug. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const { code, errcode, message }: Failure = error instanceof Error ? error : {};
  if (errcode !== undefined) return unavailableSqlite.includes(errcode & 0xff);
  if (code !== undefined) return brokenConnection.test(code) || unavailableState.test(code);
  return unavailableMessage.test(message ?? '');
}

/**
 * Whether a disk is full: the database's, or the one that a file was written to. An error that another process
 * reported has no code, only a message.
 */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode, message }: Failure = error instanceof Error ? error : {};
  if (code !== undefined && diskFullCode.test(code)) return true;
  if (errcode !== undefined) return (errcode & 0xff) === sqliteFull;
  return /ENOSPC|no space left on device/i.test(message ?? '');
}
