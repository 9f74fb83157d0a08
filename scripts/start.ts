// npm start: builds the site if dist/ is missing or older than its sources, starts the simulator if there
// are no PhonePe credentials, and serves.
import { exitWithMessage } from '../server/config.ts';
import { buildSite, isOutOfDate } from './build-site.ts';
import { checkEnvironment, forkSimulator } from './start-parts.ts';

const config = await checkEnvironment().catch(exitWithMessage);
if (await isOutOfDate()) {
  console.log('Building the site …');
  if (!(await buildSite())) process.exit(1);
}
await forkSimulator(config);
await import('../server/main.ts');
