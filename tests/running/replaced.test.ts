import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '#tests/fixtures/free-port.ts';

// A connection that had been handed to a server which was gone before it read so was never answered.
it('a server that is replaced gives back the connections that it has not taken', async () => {
  const port = await freePort();
  const env = { HOST: '127.0.0.1', PORT: `${port}`, SIMULATOR_PORT: '1', LOG_LEVEL: 'error' };
  const program = fork('tests/running/replacing-server.ts', {
    env: { ...process.env, ...env, RATE_LIMIT: '0', DATA_DIR: 'test-results/data' },
    silent: true,
  });
  onTestFinished(() => void program.kill());
  await once(program, 'message');

  let isOver = false;
  const signal = AbortSignal.timeout(30_000);
  const visitor = async () => {
    for (; !isOver; ) {
      const headers = { connection: 'close' };
      const answer = await fetch(`http://127.0.0.1:${port}/api/payment-mode`, { headers, signal });
      expect(await answer.json()).toEqual({ testMode: true });
    }
  };
  const visits = Promise.allSettled(Array.from({ length: 8 }, visitor));
  for (let times = 0; times < 3; times += 1) {
    program.send('replace');
    expect(await once(program, 'message')).toContainEqual({ exitedAfterDisconnect: true });
  }
  isOver = true;
  expect((await visits).filter(({ status }) => status === 'rejected')).toEqual([]);
});
