import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';

let child: ChildProcess | undefined;
afterEach(() => void child?.kill('SIGKILL'));

const start = (env: NodeJS.ProcessEnv) =>
  fork('simulator/main.ts', { env: { ...process.env, ...env }, silent: true });

it('listens, reports its port, and ends with its parent', async () => {
  child = start({ SIMULATOR_PORT: '0' });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const response = await fetch(`http://localhost:${port}/admin/orders`);
  expect(await response.json()).toEqual([]);
  child.disconnect();
  const [exitCode] = await once(child, 'exit');
  expect(exitCode).toBe(0);
});

it('reports an invalid variable in one line', async () => {
  child = start({ SIMULATOR_PORT: 'x' });
  const errors: string[] = [];
  child.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  const [exitCode] = await once(child, 'close');
  expect(exitCode).toBe(1);
  expect(errors.join('')).toBe(
    "The simulator's environment is wrong. SIMULATOR_PORT must be a number\n",
  );
});
