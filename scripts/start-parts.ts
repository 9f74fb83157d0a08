import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Config, explainTakenPort, readConfig } from '../server/config.ts';

/**
 * The environment, validated. Throws if it is wrong or if a port is taken, so that both are reported before a
 * build.
 */
export async function checkEnvironment(host?: string): Promise<Config> {
  const config = readConfig(process.env);
  const { isProduction, office, port } = config;
  await checkPort(port, host ?? config.host).catch(explainTakenPort('PORT'));
  // In production the site starts without it.
  if (office && !isProduction) {
    await checkPort(office.port, office.host).catch(explainTakenPort('OFFICE_PORT'));
  }
  return config;
}

async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/**
 * If there are no PhonePe credentials, starts the simulator on a port of its own; it exits with this
 * process, and this process exits if the simulator fails.
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
