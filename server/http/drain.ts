import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a connection that is new when the close begins has time for its request, in milliseconds. */
const timeForRequest = 500;

/**
 * Ends the connections of a server that is closing: every response says that its connection ends, and after
 * the last one all connections are ended. A connection that was taken but has sent no request yet has
 * half a second for it: its sender could not know. Node's own way ends what it takes for idle when the close begins.
 * It cuts off a response that a slow visitor has not read to its end, and it waits for a connection that is
 * kept alive after its response, or that has sent no whole request.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let underWay = 0;
  let isClosing = false;
  const withoutRequest = new Set<Socket>();
  const endIfIdle = () => {
    if (isClosing && underWay + withoutRequest.size === 0) app.server.closeAllConnections();
  };
  app.server.on('connection', (socket) => {
    withoutRequest.add(socket);
    socket.once('close', () => withoutRequest.delete(socket));
  });
  // Node calls it when the server stops listening.
  app.server.closeIdleConnections = () => {
    endIfIdle();
    setTimeout(() => {
      withoutRequest.clear();
      endIfIdle();
    }, timeForRequest).unref();
  };
  app.server.on('request', (request, response) => {
    withoutRequest.delete(request.socket);
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      endIfIdle();
    });
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
