import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '#tests/fixtures/free-port.ts';
import { start, until } from '#tests/fixtures/program.ts';

/** A browser with one window. */
export interface Browser {
  driver: WebDriver;
  close: () => Promise<void>;
}

/** A browser engine that may be installed on this machine. */
export interface Engine {
  name: string;
  /** What would have to be installed, in words; undefined where nothing is missing. */
  missing: () => string | undefined;
  open: () => Promise<Browser>;
}

/**
 * Starts a driver that speaks WebDriver over HTTP, and a browser by it. Both are named by us, so
 * that Selenium neither looks for them nor downloads any.
 */
export async function openByDriver(
  driver: string,
  capabilities: object,
  env: NodeJS.ProcessEnv = {},
): Promise<Browser> {
  const port = await freePort();
  const running = start(driver, [`--port=${port}`], env);
  const server = `http://127.0.0.1:${port}`;
  await until(`${driver} listens`, running, async () => (await fetch(`${server}/status`)).ok);
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities(capabilities))
    .build();
  return {
    driver: session,
    close: async () => {
      await session.quit();
      await running.end();
    },
  };
}
