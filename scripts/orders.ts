// npm run orders: the staff command line (docs/operations.md).
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readConfig } from '#server/config.ts';
import { openDatabase, openExistingDatabase } from '#server/database/connection.ts';
import { DatabaseUnavailable, isUnavailable } from '#server/database/database-error.ts';
import { createProvider } from '#server/payments/create-provider.ts';
import { readCommand, usage } from '#server/staff-cli/commands.ts';

/** Who runs the command. A container may run as a user that has no name. */
function systemUser(): string {
  if (process.env.SUDO_USER) return process.env.SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface(process.stdin, process.stdout);
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2), Date.now());
  if (!command) {
    process.stdout.write(usage());
    return;
  }
  const config = readConfig(process.env);
  await using db = await (command.createsDatabase ? openDatabase : openExistingDatabase)(config);
  const output = command.run({
    db,
    nowMs: Date.now,
    ask: process.stdin.isTTY && process.stdout.isTTY ? askAtTerminal : undefined,
    user: systemUser(),
    columns: process.stdout.columns,
    provider: createProvider(config),
    refundPauseMs: 2_000,
  });
  await pipeline(Readable.from(output), process.stdout, { end: false });
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof DatabaseUnavailable || !isUnavailable(error)) return message;
  return `Orders cannot be read or stored now (${message}). Check that the database is running and the disk is not full; then "show" says what was done`;
}

try {
  await main();
} catch (error) {
  // The reader closed the pipe, as `head` does.
  if (!isBrokenPipe(error)) {
    console.error(messageOf(error).replace(/\s*\n\s*/g, ' '));
    process.exitCode = 1;
  }
}
