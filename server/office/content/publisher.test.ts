import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createPublisher } from './publisher.ts';

it('fails a task, and nothing else, if its process cannot be started', async () => {
  const log = { error: vi.fn() };
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
  });
  process.execPath = '/nowhere/node';
  const publisher = createPublisher(log);
  await expect(publisher.run('schemas', { folder: 'content' })).rejects.toThrow();
  await eventually(() => expect(log.error).toHaveBeenCalled());
  // The next task starts the process again.
  await expect(publisher.run('schemas', { folder: 'content' })).rejects.toThrow();
  await publisher.stop();
});

it('takes a task while its idle process is being ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const log = { error: vi.fn() };
  const publisher = createPublisher(log);
  const task = () => publisher.run('schemas', { folder: 'content' });
  const schemas = await task();
  vi.advanceTimersToNextTimer();
  expect(await task()).toEqual(schemas);
  await publisher.stop();
  expect(log.error).not.toHaveBeenCalled();
});
