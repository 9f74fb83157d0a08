// npm start: builds the site where the build is missing or older than its sources, starts the
// simulator where no PhonePe credentials are set, and serves. A change of the sources while it runs is
// built and served without a gap; where it has a mistake, the site stays as it is.
import { exitWithMessage } from '../server/startup-error.ts';
import { buildSite, isOutOfDate, sourceFolders } from './build-site.ts';
import { startServer } from './server-process.ts';
import { checkEnvironment, forkSimulator } from './start-parts.ts';
import { watchFiles } from './watch-files.ts';

async function start(): Promise<void> {
  const config = await checkEnvironment().catch(exitWithMessage);
  if (await isOutOfDate()) {
    console.log('Building the site …');
    if (!(await buildSite())) process.exit(1);
  }
  await forkSimulator(config);
  if (!(await startServer())) process.exit(1);
}

watchFiles(sourceFolders, start(), async (path) => {
  if (!(await isOutOfDate())) return;
  console.log(`${path} has changed. Building the site …`);
  const isServed = (await buildSite()) && (await startServer());
  if (!isServed)
    console.log('The site stays as it was. Correct the mistake, and it is built again.');
});
