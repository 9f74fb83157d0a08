// npm run backup: a copy of all orders that has been read back (docs/operations.md, Backup).
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { makeBackup, pruneBackups } from '#server/database/backup/backup.ts';
import { BackupError } from '#server/database/backup/backup-error.ts';

const usage = `Copies all orders into a new file, while the server runs, and reads the copy back.

npm run backup -- [--to FOLDER] [--keep NUMBER]

  --to     folder of the backups; without it, backups
  --keep   how many to keep: older ones are removed; without it, all
`;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string', default: 'backups' },
        keep: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.keep !== undefined && !/^[1-9]\d{0,5}$/.test(values.keep)) {
      throw new BackupError(`--keep is a number from 1, not "${values.keep}"`);
    }
    return values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${reason} See: npm run backup -- --help`);
  }
}

try {
  const { help, keep, to } = readOptions();
  if (help) {
    process.stdout.write(usage);
  } else {
    const { orders, path } = await makeBackup(readConfig(process.env), to, Date.now());
    console.log(`${path} holds ${orders === 1 ? '1 order' : `${orders} orders`}, read back`);
    const old = keep === undefined ? [] : pruneBackups(to, Number(keep));
    for (const name of old) console.log(`Removed ${name}`);
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message.replace(/\s*\n\s*/g, ' '));
  process.exitCode = 1;
}
