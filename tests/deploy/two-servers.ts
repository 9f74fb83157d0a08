import { type PostgresServer, startPostgres } from '#tests/fixtures/postgres.ts';
import { type ServerProcess, spawnServer } from '#tests/fixtures/server-process.ts';
import { forkSimulator } from '#tests/provider/simulator-process.ts';
import { behindCaddy } from './caddy-process.ts';

/** Two servers for Caddy, on one PostgreSQL and one simulator. */
export interface TwoServers {
  database: PostgresServer;
  /** Their addresses, for Caddy. */
  addresses: string[];
  /** Ends one server by SIGKILL (`kill`) or SIGTERM (`stop`); resolves once it has exited. */
  end: (index: number, how: 'kill' | 'stop') => Promise<void>;
  /** Starts it again on its port; resolves once it is ready. */
  restart: (index: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts both at the same time, on an empty database. */
export async function startTwoServers(env: Record<string, string>): Promise<TwoServers> {
  const database = await startPostgres();
  const simulator = await forkSimulator();
  const startServer = async (port = 0): Promise<ServerProcess & { port: number }> => {
    const server = spawnServer({
      ...behindCaddy,
      PORT: String(port),
      DATABASE_URL: database.url,
      SIMULATOR_PORT: String(simulator.port),
      ...env,
    });
    return { ...server, port: await server.ready() };
  };
  const servers = await Promise.all([startServer(), startServer()]);
  return {
    database,
    addresses: servers.map(({ port }) => `127.0.0.1:${port}`),
    end: async (index, how) => {
      await servers[index]?.[how]();
    },
    restart: async (index) => {
      servers[index] = await startServer(servers[index]?.port);
    },
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await simulator.close();
      await database.remove();
    },
  };
}
