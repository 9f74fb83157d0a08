import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A webhook as it came. */
export interface ReceivedWebhook {
  authorization: string | undefined;
  /** The body as it came. */
  text: string;
}

/** A webhook receiver for tests: records each request and sends the given HTTP statuses in turn. */
export async function receiveWebhooks(statuses: number[] = []) {
  const received: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>);
    received.push({
      authorization: request.headers.authorization,
      text: Buffer.concat(chunks).toString(),
    });
    response.statusCode = statuses[received.length - 1] ?? 200;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: `http://127.0.0.1:${port}/hook`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
