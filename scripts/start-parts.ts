import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Config, readConfig } from '../server/config.ts';

/**
 * The environment, read and checked. Throws where it is wrong, or where the port is taken: both are told
 * at once, not after a build.
 */
export async function checkEnvironment(host?: string): Promise<Config> {
  const config = readConfig(process.env);
  const probe = createServer().listen(config.port, host ?? config.host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
  return config;
}

/**
 * Where no PhonePe credentials are set, lets the simulator listen on a port of its own; it goes when this
 * process goes.
 */
export async function forkSimulator({ phonePe }: Config): Promise<void> {
  if (phonePe) return;
  const simulator = fork('simulator/main.ts', { stdio: 'inherit' });
  simulator.once('exit', (code) => {
    if (code !== 0) process.exit(1);
  });
  const [{ port }] = (await once(simulator, 'message')) as [{ port: number }];
  process.env.SIMULATOR_PORT = String(port);
}
