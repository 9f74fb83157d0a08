/** Whether changes arrive by themselves. */
export type LiveState = 'connecting' | 'live' | 'lost';

/** What happens to the connection. */
export type LiveEvent = 'opened' | 'failed' | 'closed';

/** The state after an event: only a connection that was open, or is closed for good, is lost. */
export function liveReducer(state: LiveState, event: LiveEvent): LiveState {
  if (event === 'opened') return 'live';
  return event === 'closed' || state === 'live' ? 'lost' : state;
}

/** Pause before another connection in ms, longer after each failure. */
export const pauseAfter = (failures: number): number => Math.min(60_000, 2_000 * 2 ** failures);
