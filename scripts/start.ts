// npm start: builds the site and the office if they are missing or older than their sources, starts the
// simulator if there are no PhonePe credentials, and serves.
import { exitWithMessage } from '../server/config.ts';
import { buildAgain, isOutOfDate, office, site } from './build-site.ts';
import { checkEnvironment, forkSimulator } from './start-parts.ts';

const config = await checkEnvironment().catch(exitWithMessage);
if (await isOutOfDate(site)) {
  console.log('Building the site …');
  if (!(await buildAgain(site))) process.exit(1);
}
if (config.office && (await isOutOfDate(office))) {
  console.log('Building the office …');
  if (!(await buildAgain(office))) process.exit(1);
}
await forkSimulator(config);
await import('../server/main.ts');
