import { ask } from './ask.ts';
import { type Running, start, until } from './processes.ts';

/** The server of the site as a process of its own. */
export interface SiteServer extends Running {
  port: number;
  origin: string;
}

/**
 * Starts the server of the project in `folder` behind a proxy on this machine, and waits until it
 * reaches its database.
 */
export async function startSiteServer(env: NodeJS.ProcessEnv, folder = '.'): Promise<SiteServer> {
  const usual = { HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' };
  const running = start(process.execPath, ['server/main.ts'], { ...usual, ...env }, folder);
  const portOf = () => /The site is at http:\/\/localhost:(\d+)/.exec(running.output())?.[1];
  await until('the server listens', running, async () => portOf() !== undefined);
  const port = Number(portOf());
  const origin = `http://127.0.0.1:${port}`;
  await until('the server is ready', running, async () => {
    return (await ask(`${origin}/readyz`)).status === 200;
  });
  return { ...running, port, origin };
}
