/** What the person at the keyboard can mend; the message is one line. */
export class StaffError extends Error {
  override name = 'StaffError';
}
