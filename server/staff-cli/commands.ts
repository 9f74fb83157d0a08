import { exportOrders } from '#server/staff-cli/commands/export.ts';
import { forget } from '#server/staff-cli/commands/forget.ts';
import { importOrders } from '#server/staff-cli/commands/import.ts';
import { list } from '#server/staff-cli/commands/list.ts';
import { note } from '#server/staff-cli/commands/note.ts';
import { refund } from '#server/staff-cli/commands/refund.ts';
import { resolve } from '#server/staff-cli/commands/resolve.ts';
import { show } from '#server/staff-cli/commands/show.ts';
import { type Arguments, readArguments } from './staff-arguments.ts';
import type { RunCommand, StaffCommand } from './staff-command.ts';
import { StaffError } from './staff-error.ts';

/** Every command, in the order of the help. */
export const commands: Record<string, StaffCommand> = {
  list,
  show,
  refund,
  resolve,
  note,
  forget,
  export: exportOrders,
  import: importOrders,
};

/** A command whose arguments are right. */
export interface ReadyCommand extends Pick<StaffCommand, 'readsInput'> {
  run: RunCommand;
}

/**
 * Reads the words after `npm run orders --`; undefined where they ask for help. Throws a StaffError
 * that names the wrong one.
 */
export function readCommand(words: string[], nowMs: number): ReadyCommand | undefined {
  const given = readArguments(words);
  if (given.options.help || given.command === undefined || given.command === 'help')
    return undefined;
  const command = commandOf(given.command);
  return { run: command.read(given, nowMs), readsInput: command.readsInput };
}

function commandOf(name: NonNullable<Arguments['command']>): StaffCommand {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  throw new StaffError(`There is no command "${name}". See npm run orders -- --help`);
}
