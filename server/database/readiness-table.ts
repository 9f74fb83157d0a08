/** One row with the time of the last check that the database can store something (readiness.ts). */
export interface ReadinessTable {
  id: number;
  checkedAtMs: number;
}
