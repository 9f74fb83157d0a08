import { orderIdPattern, phonePattern } from '#contract/checkout.ts';
import type { OrderFilter } from '#server/orders/orders.repository.ts';
import { filterOf, limitOf } from './filter-options.ts';
import { type OptionName, readArguments } from './staff-arguments.ts';
import { StaffError } from './staff-error.ts';

/** What staff ask for. */
export type StaffCommand =
  | { name: 'help' | 'exportAll' | 'import' }
  | { name: 'list'; format: ListFormat; filter: OrderFilter; limit: number }
  | { name: 'export'; format: ExportFormat; filter: OrderFilter }
  | { name: 'show' | 'forget'; id: string }
  | { name: 'forgetPhone'; phone: string };

/** What export can write. */
export type ExportFormat = 'csv' | 'json';
/** What list can print. */
export type ListFormat = ExportFormat | 'table';

type Arguments = ReturnType<typeof readArguments>;

const exportFormats: ExportFormat[] = ['csv', 'json'];
const listFormats: ListFormat[] = ['table', ...exportFormats];
const filterNames = ['state', 'from', 'to', 'service'] as const;

/** Reads the words after `npm run orders --`. Throws a StaffError that names the wrong one. */
export function readCommand(words: string[]): StaffCommand {
  const given = readArguments(words);
  const { command } = given;
  if (given.options.help || command === undefined || command === 'help') return { name: 'help' };
  const reader = Object.hasOwn(readers, command) ? readers[command as ReaderName] : undefined;
  if (!reader) {
    throw new StaffError(`There is no command "${command}". See npm run orders -- --help`);
  }
  return reader(given);
}

type ReaderName = 'list' | 'show' | 'export' | 'import' | 'forget';

const readers: Record<ReaderName, (given: Arguments) => StaffCommand> = {
  list: (given) => {
    allow(given, 0, [...filterNames, 'limit', 'format']);
    const { options } = given;
    const format = formatOf(options.format ?? 'table', listFormats);
    return { name: 'list', format, filter: filterOf(options), limit: limitOf(options.limit) };
  },
  show: (given) => {
    allow(given, 1, []);
    return { name: 'show', id: idOf(given) };
  },
  export: (given) => {
    if (given.options.all) {
      allow(given, 0, ['all']);
      return { name: 'exportAll' };
    }
    allow(given, 0, [...filterNames, 'format']);
    const format = formatOf(given.options.format ?? 'csv', exportFormats);
    return { name: 'export', format, filter: filterOf(given.options) };
  },
  import: (given) => {
    allow(given, 0, []);
    return { name: 'import' };
  },
  forget: (given) => {
    const { phone } = given.options;
    if (phone === undefined) {
      allow(given, 1, []);
      return { name: 'forget', id: idOf(given) };
    }
    allow(given, 0, ['phone']);
    if (!phonePattern.test(phone)) throw new StaffError('--phone wants exactly 10 digits');
    return { name: 'forgetPhone', phone };
  },
};

/** Refuses what would otherwise be passed over in silence. */
function allow({ command, values, options }: Arguments, most: number, names: OptionName[]): void {
  const surplus = values[most];
  if (surplus !== undefined) throw new StaffError(`"${command}" cannot use "${surplus}"`);
  const wrong = Object.keys(options).find((name) => !(names as string[]).includes(name));
  if (wrong !== undefined) throw new StaffError(`"${command}" here cannot use --${wrong}`);
}

function formatOf<Format extends string>(text: string, formats: Format[]): Format {
  const format = formats.find((one) => one === text);
  if (!format) throw new StaffError(`--format wants ${formats.join(' or ')}, not "${text}"`);
  return format;
}

function idOf({ command, values: [id] }: Arguments): string {
  if (id === undefined) throw new StaffError(`"${command}" wants the id of an order`);
  if (!orderIdPattern.test(id)) throw new StaffError(`"${id}" is not the id of an order`);
  return id;
}
