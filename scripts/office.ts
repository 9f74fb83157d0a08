// npm run office: members of the office (docs/operations.md, Office).
import { readConfig } from '#server/config.ts';
import { openExistingDatabase } from '#server/database/connection.ts';
import { officeUsage, readOfficeCommand } from '#server/office/office-cli.ts';

try {
  const run = readOfficeCommand(process.argv.slice(2));
  if (run) {
    const config = readConfig(process.env);
    await using db = await openExistingDatabase(config);
    process.stdout.write(await run({ db, nowMs: Date.now(), officeUrl: config.officeUrl }));
  } else {
    process.stdout.write(officeUsage());
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message.replace(/\s*\n\s*/g, ' '));
  process.exitCode = 1;
}
