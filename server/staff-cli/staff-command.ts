import type { Database } from '#server/database/schema.ts';
import type { Order } from '#server/orders/order.ts';
import { findOrder } from '#server/orders/store.ts';
import type { PaymentProvider } from '#server/payments/provider.ts';
import type { Arguments } from './staff-arguments.ts';
import { StaffError } from './staff-error.ts';

/** What a command needs besides its arguments. */
export interface CommandContext {
  /** Where the orders are. */
  db: Database;
  nowMs: () => number;
  /** What is imported, in pieces of any length. */
  input: AsyncIterable<string>;
  /** Width of the terminal; missing where the text goes into a file. */
  columns?: number | undefined;
  /** The user of the operating system, who stands in the history of what staff do. */
  user: string;
  /** Puts a question to the person at the keyboard; missing where there is none. */
  ask?: ((question: string) => Promise<string>) | undefined;
  provider: PaymentProvider;
  /** Pause before a request to the provider is repeated, in ms. */
  askAgainMs: number;
}

/** Does the work and yields the text to print, piece by piece. Throws a StaffError. */
export type RunCommand = (context: CommandContext) => AsyncIterable<string>;

/** A command of `npm run orders`; commands.ts lists them all. */
export interface StaffCommand {
  /** Its lines of the help: the words after `npm run orders --` and what they do. */
  usage: [words: string, meaning: string][];
  /** Checks the arguments before anything is opened. Throws a StaffError that names the wrong one. */
  read: (given: Arguments, nowMs: number) => RunCommand;
  /** Reads a file from standard input, into a database that may be made for it. */
  readsInput?: boolean;
}

/** The order of that id. Throws a StaffError if there is none. */
export async function requireOrder(db: Database, id: string): Promise<Order> {
  const order = await findOrder(db, id);
  if (!order) throw new StaffError(`There is no order ${id}`);
  return order;
}

/**
 * Asks before something that cannot be undone, unless `--yes` was given. Throws a StaffError at any
 * answer but yes, and where nobody can be asked.
 */
export async function requireConfirmation(
  { ask }: Pick<CommandContext, 'ask'>,
  yes: boolean | undefined,
  question: string,
): Promise<void> {
  if (yes) return;
  if (!ask) {
    throw new StaffError('Nothing was changed: there is no terminal to ask in. Scripts add --yes');
  }
  const answer = await ask(`${question} [y/N] `);
  if (!/^y(es)?$/i.test(answer.trim())) throw new StaffError('Nothing was changed');
}
