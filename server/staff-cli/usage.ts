import { refundUsage } from '#server/staff-cli/commands/refund.ts';
import { commands } from './commands.ts';
import { filterUsage } from './filter-options.ts';
import { alignColumns } from './table.ts';

const indented = (rows: [string, string][]): string =>
  alignColumns(rows)
    .map((line) => `  ${line}\n`)
    .join('');

/** What `npm run orders -- --help` prints. */
export const usage = `Orders of the website. Write npm run orders -- and then:

${indented(Object.values(commands).flatMap((command) => command.usage))}
Filters:
${indented(filterUsage)}
The history says who: --by NAME, or else the user of this machine.

Into a file, and from one (--silent keeps npm's own lines out of it):
  npm run --silent orders -- export > orders.csv
  npm run --silent orders -- import < orders.jsonl

Refunds:
${indented(refundUsage)}
The database is the server's: DATABASE_URL or DATA_DIR.
`;
