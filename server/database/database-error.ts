/** The database cannot be opened; the message tells the operator why and holds no password. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}
