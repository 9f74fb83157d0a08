import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '#tests/fixtures/free-port.ts';

const run = promisify(execFile);

/** What npm start says when it ends before it has built or served anything. */
const failureOf = async (env: Record<string, string>) => {
  const started = run(process.execPath, ['scripts/start.ts'], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...env },
  });
  const { code, stdout, stderr } = await started.catch((error) => error);
  return { code, stdout, lines: stderr.trim().split('\n') };
};

it.each(['PORT', 'OFFICE_PORT'])(
  'names the port that is taken, before anything else: %s',
  async (name) => {
    const free = String(await freePort());
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await failureOf({ PORT: free, [name]: String(port) })).toEqual({
      code: 1,
      stdout: '',
      lines: [
        `Port ${port} is taken. Stop the other program or choose another: ${name}=4400 npm start`,
      ],
    });
  },
);

it('names every bad variable in one line', async () => {
  const { code, lines } = await failureOf({ PORT: 'x', LOG_LEVEL: 'loud', RATE_LIMIT: '-1' });
  expect([code, lines.length]).toEqual([1, 1]);
  for (const name of ['PORT', 'LOG_LEVEL', 'RATE_LIMIT']) expect(lines[0]).toContain(`${name}=`);
});
