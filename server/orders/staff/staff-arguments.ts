import { parseArgs } from 'node:util';
import { StaffError } from './staff-error.ts';

const options = {
  state: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  service: { type: 'string' },
  limit: { type: 'string' },
  format: { type: 'string' },
  phone: { type: 'string' },
  all: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** An option of the command line, without its dashes. */
export type OptionName = keyof typeof options;

/** The command, the values after it, and the options. Throws a StaffError for an unknown option. */
export function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [command, ...rest] = positionals;
    return { command, values: rest, options: { ...values } };
  } catch (error) {
    // The first sentence says it: Unknown option '--stat'.
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    throw new StaffError(`${reason}. See npm run orders -- --help`);
  }
}
