import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { readBuiltSite } from './http/built-site.ts';
import { openShop } from './shop.ts';
import { exitWith } from './startup-error.ts';

try {
  const config = readConfig(process.env);
  const site = await readBuiltSite(config.siteDir);
  const shop = await openShop(config);
  const app = buildApp({ ...config, site, api: shop.api });
  await app.listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' });
  shop.start(app.log);
  const [address] = app.addresses();
  if (typeof address === 'object') console.log(`The site is at http://localhost:${address.port}`);
  if (!config.phonePe) console.log('Test mode: payments go to the simulator, no money moves');
  closeWithGrace({ delay: 30_000 }, async ({ err }) => {
    if (err) app.log.error(err);
    await app.close();
    await shop.stop();
  });
} catch (error) {
  exitWith(error);
}
