import type { FastifyInstance } from 'fastify';

/**
 * Ends the connections of a server that is closing: every response says that its connection ends, and after
 * the last one all connections are ended. Node's own way ends what it takes for idle when the close
 * begins. It cuts off a response that a slow visitor has not read to its end, and it waits for a connection
 * that is kept alive after its response, or that has sent no whole request.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let underWay = 0;
  let isClosing = false;
  const endIfIdle = () => {
    if (isClosing && underWay === 0) app.server.closeAllConnections();
  };
  // Node calls it when the server stops listening.
  app.server.closeIdleConnections = endIfIdle;
  app.server.on('request', (_request, response) => {
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
