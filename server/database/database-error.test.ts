import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable, isUnavailable } from './database-error.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });
const ofSqlite = (errcode: number) => Object.assign(withCode('ERR_SQLITE_ERROR'), { errcode });

describe('isUnavailable', () => {
  it.each([
    ['a database that cannot be opened', new DatabaseUnavailable('no')],
    ['a server that does not answer', withCode('ECONNREFUSED')],
    ['a shutdown', withCode('57P01')],
    ['a statement that took too long', withCode('57014')],
    ['a full disk of PostgreSQL', withCode('53100')],
    ['a PostgreSQL that only reads', withCode('25006')],
    ['a deadlock', withCode('40P01')],
    ['a broken connection', new Error('Connection terminated unexpectedly')],
    ['no free connection', new Error('timeout exceeded when trying to connect')],
    ['no answer', new Error('Query read timeout')],
    ['a locked file', ofSqlite(5)],
    ['a full disk under SQLite', ofSqlite(13)],
    ['a failing disk under SQLite', ofSqlite(10 | (4 << 8))],
  ])('is true of %s', (_, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    ['a table that is not there', withCode('42P01')],
    ['a value that is there already', withCode('23505')],
    ['a broken constraint of SQLite', ofSqlite(19)],
    ['wrong SQL', ofSqlite(1)],
    ['a bug', new TypeError('x is not a function')],
    ['no error', undefined],
  ])('is false of %s', (_, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
