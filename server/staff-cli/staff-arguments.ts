import { parseArgs } from 'node:util';
import { orderIdPattern, phonePattern } from '#contract/checkout-rules.ts';
import { tenDigits } from '#contract/phone-number.ts';
import { oneLine } from '#server/orders/one-line.ts';
import { StaffError } from './staff-error.ts';

const options = {
  flag: { type: 'boolean' },
  state: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  'paid-from': { type: 'string' },
  'paid-to': { type: 'string' },
  service: { type: 'string' },
  limit: { type: 'string' },
  format: { type: 'string' },
  phone: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
  delivered: { type: 'string' },
  all: { type: 'boolean' },
  'older-than': { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** An option of the command line, without its dashes. */
export type OptionName = keyof typeof options;

/** The command, the values after it, and the options. */
export type Arguments = ReturnType<typeof readArguments>;

/** Reads the words after `npm run orders --`. Throws a StaffError for an unknown option. */
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

/** Refuses more values than `most`, and any other option: nothing is passed over in silence. */
export function requireOnly(
  { command, values, options }: Arguments,
  most: number,
  names: readonly OptionName[],
): void {
  const surplus = values[most];
  if (surplus !== undefined) throw new StaffError(`"${command}" cannot use "${surplus}"`);
  const wrong = Object.keys(options).find((name) => !(names as readonly string[]).includes(name));
  if (wrong !== undefined) throw new StaffError(`"${command}" here cannot use --${wrong}`);
}

/** The id of an order, the first value. Throws a StaffError. */
export function orderIdOf({ command, values: [id] }: Arguments): string {
  if (id === undefined) throw new StaffError(`"${command}" wants the id of an order`);
  if (!orderIdPattern.test(id)) throw new StaffError(`"${id}" is not the id of an order`);
  return id;
}

/** A phone number as orders have it, written as the checkout takes it. Throws a StaffError. */
export function phoneOf(text: string): string {
  const phone = tenDigits(text);
  if (!phonePattern.test(phone)) throw new StaffError('--phone wants the 10 digits of a number');
  return phone;
}

/** One of the formats, or the first one. Throws a StaffError. */
export function formatOf<Format extends string>(
  text: string | undefined,
  formats: readonly [Format, ...Format[]],
): Format {
  if (text === undefined) return formats[0];
  const format = formats.find((one) => one === text);
  if (!format) throw new StaffError(`--format wants ${formats.join(' or ')}, not "${text}"`);
  return format;
}

/** What staff write into the history. Throws a StaffError for an empty text or a very long one. */
export function textOf(where: string, text: string | undefined): string {
  const written = oneLine(text ?? '');
  if (written === '') throw new StaffError(`${where} wants some words, in quotes`);
  if (written.length > 500) throw new StaffError(`${where} takes at most 500 characters`);
  return written;
}

/** Who does it, for the history: `--by`, or the user of the operating system. Throws a StaffError. */
export const actorOf = ({ options: { by } }: Arguments, user: string): string =>
  textOf('--by', by ?? user).slice(0, 60);
