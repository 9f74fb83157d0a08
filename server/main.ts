import closeWithGrace from 'close-with-grace';
import { languagesIn } from '#contract/content/languages.ts';
import { buildApp } from './app.ts';
import { openCheckout } from './compose.ts';
import { exitWithMessage, explainTakenPort, readConfig } from './config.ts';
import { followSite } from './http/follow-site.ts';
import { readBuiltSite } from './http/pages.ts';
import { completeLink } from './http/replace-site.ts';
import { startOffice } from './office/start-office.ts';

try {
  const config = readConfig(process.env);
  // In development Astro serves the pages.
  await completeLink(config.siteDir);
  const isApiOnly = process.argv.includes('--api-only');
  const site = isApiOnly ? undefined : await readBuiltSite(config.siteDir);
  const checkout = await openCheckout(config);
  const { ratePerMinute, payments } = checkout.api;
  const { contentIn } = payments;
  const contact = { languages: languagesIn(), contentIn, ratePerMinute };
  const app = buildApp({ ...config, site, contact, api: checkout.api });
  await app
    .listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' })
    .catch(explainTakenPort('PORT'));
  checkout.start(app.log);
  const { reloadContent } = checkout;
  const follower = followSite({ siteDir: config.siteDir, site, reloadContent, log: app.log });
  const office = await startOffice(config, checkout.office, follower, app.log);
  const [address] = app.addresses();
  if (site && typeof address === 'object') {
    console.log(`The site is at http://localhost:${address.port}`);
    if (!config.mail) console.log('No mail server configured: alerts are only logged');
    if (checkout.testModeName)
      console.log(`Test mode: payments go to ${checkout.testModeName}, no money moves`);
  }
  if (office?.ownerLink) console.log(`The office is at ${office.ownerLink}`);
  closeWithGrace({ delay: 30_000 }, async ({ err }) => {
    if (err) app.log.error(err);
    await Promise.all([follower.stop(), app.close(), office?.close()]);
    await checkout.stop();
  });
} catch (error) {
  exitWithMessage(error);
}
