import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** In a process of its own, for it would hold up the whole test run if it did not return. */
it('gives up at once in /proc', async () => {
  const program = `
    import { makePrivateFolder } from './server/database/private-folder.ts';
    makePrivateFolder('/proc/orders/deep');
  `;
  const made = run(process.execPath, ['--input-type=module', '--eval', program], {
    timeout: 20_000,
  });
  await expect(made).rejects.toMatchObject({
    killed: false,
    stderr: expect.stringContaining("mkdir '/proc"),
  });
});
