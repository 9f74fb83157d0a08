import { z } from 'zod';

const environment = z.object({
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65_535, 'must be 0 to 65535')
    .default(4321),
  HOST: z.string().min(1, 'must not be empty').default('0.0.0.0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SITE_DIR: z.string().min(1, 'must not be empty').default('dist'),
});

export interface Config {
  port: number;
  host: string;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  /** Folder of the built site. */
  siteDir: string;
}

/** Thrown when the environment is wrong; the message names every bad variable. */
export class ConfigError extends Error {}

/** Reads the environment once. Throws a ConfigError that names every bad variable at once. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const result = environment.safeParse(env);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${name}=${JSON.stringify(env[name] ?? '')}: ${message}`;
    });
    throw new ConfigError(`The environment is wrong. ${faults.join('; ')}`);
  }
  const { PORT, HOST, LOG_LEVEL, SITE_DIR } = result.data;
  return { port: PORT, host: HOST, logLevel: LOG_LEVEL, siteDir: SITE_DIR };
}
