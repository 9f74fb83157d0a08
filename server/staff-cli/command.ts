import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Database } from '#server/database/schema.ts';
import type { PaymentProvider } from '#server/payments/provider.ts';

/** A mistake that staff can correct; the message is one line. */
export class StaffError extends Error {
  override name = 'StaffError';
}

/** The command as staff type it; deploy/ sets the variable on a server. */
export const ordersCommand = (): string => process.env.ORDERS_COMMAND ?? 'npm run orders --';

/** Parses the words after `program`. Throws a StaffError for an unknown option. */
export function parseWords<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  program: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // The first sentence is enough: Unknown option '--stat'.
    const [reason] = (error as Error).message.split(/\.\s|\n/);
    throw new StaffError(`${reason}. See ${program} --help`);
  }
}

/** Options that filter orders, for parseArgs. */
export const filterTypes = {
  flag: { type: 'boolean' },
  state: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  'paid-from': { type: 'string' },
  'paid-to': { type: 'string' },
  phone: { type: 'string' },
  code: { type: 'string' },
  service: { type: 'string' },
} as const;

/** Every option, for parseArgs. */
export const optionTypes = {
  ...filterTypes,
  limit: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
  delivered: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** A parsed command line. */
export interface Arguments {
  command: string;
  values: string[];
  options: ReturnType<typeof parseWords<typeof optionTypes>>['values'];
}

/** What commands need besides their arguments. */
export interface CommandDeps {
  db: Database;
  nowMs: () => number;
  /** Width of the terminal; undefined when writing to a file. */
  columns?: number | undefined;
  /** The user of the operating system, for the history. */
  user: string;
  /** Asks at the terminal; undefined without one. */
  ask?: ((question: string) => Promise<string>) | undefined;
  provider: PaymentProvider;
  /** Pause between two checks of the same refund, in ms. */
  refundPauseMs: number;
}

/** A command of `npm run orders`; commands.ts lists them all. */
export interface StaffCommand {
  /** Lines of the help. */
  usage: [words: string, meaning: string][];
  /** Validates the arguments before the database is opened. Throws a StaffError, as does the command itself. */
  read: (given: Arguments, nowMs: number) => (context: CommandDeps) => AsyncIterable<string>;
  /** Creates the database if it is missing. */
  createsDatabase?: boolean;
}

/** Prompts for confirmation unless `--yes` was given. Throws a StaffError if refused or without a terminal. */
export async function requireConfirmation(
  { ask }: Pick<CommandDeps, 'ask'>,
  yes: boolean | undefined,
  question: string,
): Promise<void> {
  if (yes) return;
  if (!ask) {
    throw new StaffError(
      'Nothing was changed: no terminal to ask for confirmation; in scripts, add --yes',
    );
  }
  const answer = await ask(`${question} [y/N] `);
  if (!/^y(es)?$/i.test(answer.trim())) throw new StaffError('Nothing was changed');
}
