/** No backup was made; the message tells the operator why and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
