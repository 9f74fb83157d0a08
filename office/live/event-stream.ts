import { type Change, changeSchema } from '#contract/office/orders.ts';

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

interface StreamListener {
  onChange: (change: Change) => void;
  onState: (event: LiveEvent) => void;
}

function parseChange(data: string): Change | undefined {
  try {
    return changeSchema.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}

/**
 * Listens to the changes of orders until the returned function is called. The browser reconnects by itself
 * after a failure, but not after a refusal: then a new connection is opened.
 */
export function listenToChanges({ onChange, onState }: StreamListener): () => void {
  let stream: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const connect = () => {
    stream = new EventSource('/api/events');
    stream.onopen = () => {
      failures = 0;
      onState('opened');
    };
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      const change = parseChange(data);
      if (change) onChange(change);
    };
    stream.onerror = () => {
      if (stream.readyState !== EventSource.CLOSED) {
        onState('failed');
        return;
      }
      onState('closed');
      timer = setTimeout(connect, pauseAfter(failures));
      failures += 1;
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    stream.close();
  };
}
