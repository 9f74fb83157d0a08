// npm run office: members of the office (docs/operations.md, Office).
import { readConfig } from '#server/config.ts';
import { openExistingDatabase } from '#server/database/connection.ts';
import { officeUsage, readOfficeCommand } from '#server/office/office-cli.ts';

async function main(): Promise<void> {
  const run = readOfficeCommand(process.argv.slice(2));
  if (!run) {
    process.stdout.write(officeUsage());
    return;
  }
  const config = readConfig(process.env);
  const db = await openExistingDatabase(config);
  try {
    process.stdout.write(await run({ db, nowMs: Date.now(), officeUrl: config.officeUrl }));
  } finally {
    await db.destroy();
  }
}

try {
  await main();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message.replace(/\s*\n\s*/g, ' '));
  process.exitCode = 1;
}
