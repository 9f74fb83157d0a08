// Child process of the server (server/office/content/publisher.ts) that checks and builds content folders. It alone
// loads the packages of the build.
import type { PublisherRequest } from '#contract/office/publisher.ts';
import { tasks } from './tasks.ts';

process.on('message', async ({ id, task, input }: PublisherRequest) => {
  try {
    const run = tasks[task] as (input: unknown) => unknown;
    process.send?.({ id, output: await run(input) });
  } catch (error) {
    process.send?.({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
process.on('disconnect', () => process.exit());
