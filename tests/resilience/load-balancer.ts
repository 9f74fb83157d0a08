import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** The one address of the checkout, in front of servers that are killed and started. */
export interface LoadBalancer {
  origin: string;
  /** Ports of the servers behind it, which get the connections in turn. */
  setBackends: (ports: number[]) => void;
  close: () => Promise<void>;
}

/**
 * A minimal load balancer: no retries, no health checks. A connection to a dead server breaks, and the client sees
 * that.
 */
export async function openLoadBalancer(): Promise<LoadBalancer> {
  let backends: number[] = [];
  let turn = 0;
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.once('close', () => clients.delete(client));
    const port = backends[turn++ % backends.length];
    if (port === undefined) {
      client.resetAndDestroy();
      return;
    }
    // A break on either side breaks both; the client notices by itself.
    pipeline(client, connect(port, '127.0.0.1'), client, () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    setBackends: (ports) => {
      backends = ports;
    },
    close: async () => {
      for (const client of clients) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
