/**
 * A row of `alerts`: what the next mail about one cause tells staff, about flagged orders or the checkout
 * itself. Times are ms since 1970.
 */
export interface AlertsTable {
  cause: string;
  /** Orders that the next mail is about, with spaces between. */
  orderIds: string;
  /** When the first of them was raised. */
  raisedAtMs: number;
  /** How often sending has failed. */
  tries: number;
  /** Null where there is nothing to send. */
  nextTryAtMs: number | null;
  /** When the last mail was sent. */
  sentAtMs: number | null;
  leasedUntilMs: number | null;
}
