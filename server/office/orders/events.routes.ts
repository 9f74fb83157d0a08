import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Changes } from './changes.ts';

/** What the stream of events needs. */
export interface EventDeps {
  changes: Changes;
  /** Whether the session of a request has not ended since. */
  isStillSignedIn: (request: FastifyRequest) => Promise<boolean>;
  /** Pause between two comments that keep a silent stream open, in ms. */
  heartbeatMs: number;
}

/** The address of the stream. */
export const eventsPath = '/api/events';

/** How long a browser waits before it connects again, in ms. */
const retryMs = 3_000;

/** GET /api/events: changes of orders as server-sent events, until the session or the server ends. */
export function serveEvents(
  scope: FastifyInstance,
  { changes, isStillSignedIn, heartbeatMs }: EventDeps,
): void {
  const streams = new Set<() => void>();

  // Nobody reads the stream of a HEAD request.
  scope.get(eventsPath, { exposeHeadRoute: false }, (request, reply) => {
    const stream = new PassThrough();
    const end = () => void stream.end();
    const deliver = async (text: string): Promise<void> => {
      const isSignedIn = await isStillSignedIn(request);
      if (!stream.writable) return;
      if (isSignedIn) stream.write(text);
      else end();
    };
    // One after the other, so that events keep their order.
    let sending = Promise.resolve();
    const send = (text: string): void => {
      sending = sending
        .then(() => deliver(text))
        .catch((err: unknown) => {
          request.log.warn({ err }, 'event was not sent');
          // The page connects again, and then reads what it has missed.
          end();
        });
    };
    const stopListening = changes.listen((list) =>
      send(list.map((change) => `data: ${JSON.stringify(change)}\n\n`).join('')),
    );
    const heartbeat = setInterval(() => send(': still here\n\n'), heartbeatMs);
    streams.add(end);
    // Also when the browser has disconnected.
    stream.once('close', () => {
      streams.delete(end);
      clearInterval(heartbeat);
      stopListening();
    });
    stream.write(`retry: ${retryMs}\n\n`);
    return reply.type('text/event-stream').header('cache-control', 'no-store').send(stream);
  });

  scope.addHook('preClose', async () => {
    for (const end of streams) end();
  });
}
