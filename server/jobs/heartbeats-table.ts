/** A row of `heartbeats`: a running server, and when it last polled, in ms since 1970. */
export interface HeartbeatsTable {
  server: string;
  polledAtMs: number;
}
