import type { Database } from '#server/database/schema.ts';
import { FakeProvider } from '#tests/fixtures/fake-provider.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import type { CommandDeps } from './command.ts';
import { readCommand } from './commands.ts';

/** When the commands of the tests are run, in ms since 1970: 2026-09-21 in India. */
export const commandMs = startMs + 9_000;

/** What a staff command prints. Rejects with its StaffError. */
export async function runStaff(
  db: Database,
  words: string[],
  changes: Partial<CommandDeps> = {},
): Promise<string> {
  const provider = new FakeProvider();
  const context = {
    db,
    nowMs: () => commandMs,
    user: 'asha',
    provider,
    refundPauseMs: 0,
    ...changes,
  };
  const command = readCommand(words, commandMs);
  return (await Array.fromAsync(command?.run(context) ?? [])).join('');
}
