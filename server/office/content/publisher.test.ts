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
