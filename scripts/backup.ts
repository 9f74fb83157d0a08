// npm run backup: copies all orders and verifies the copy (docs/operations.md, Backup).
import { parseArgs } from 'node:util';
import { readCheckoutContent } from '#contract/content/checkout-content.ts';
import { readConfig } from '#server/config.ts';
import { makeBackup, pruneBackups } from '#server/database/backup.ts';
import { alertSenderOf } from '#server/notify/mail-sender.ts';

const usage = `Copies all orders to a new file, while the server runs, and reads the copy back.

npm run backup -- [--to FOLDER] [--keep NUMBER] [--mail]

  --to     folder of the backups; default: backups
  --keep   how many to keep, the newest; default: all
  --mail   send staff a mail if the backup fails
`;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string', default: 'backups' },
        keep: { type: 'string' },
        mail: { type: 'boolean' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.keep !== undefined && !/^[1-9]\d{0,5}$/.test(values.keep)) {
      throw new Error(`--keep must be a whole number from 1, not "${values.keep}"`);
    }
    return values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason} See: npm run backup -- --help`);
  }
}

const lineOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s*\n\s*/g, ' ');
};

/** Sends the mail directly, not by the outbox: the database may be what failed. */
async function mailFailure(): Promise<void> {
  const { labels } = readCheckoutContent();
  const send = alertSenderOf(readConfig(process.env), () => labels.alerts);
  if (!send) throw new Error('no mail server is configured, or ALERTS=off');
  await send('backup_failed', Date.now());
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
  console.error(lineOf(error));
  process.exitCode = 1;
  if (process.argv.includes('--mail')) {
    await mailFailure().catch((failure) => console.error(`No mail was sent: ${lineOf(failure)}`));
  }
}
