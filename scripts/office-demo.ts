// npm run office:demo: a month of sample orders in an empty database, to try the office.
import { readCheckoutContent } from '#contract/content/checkout-content.ts';
import { exitWithMessage, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connection.ts';
import { createProvider } from '#server/payments/create-provider.ts';
import { fillSamples } from './office-demo/fill-samples.ts';

try {
  const config = readConfig(process.env);
  const { name: provider, testModeName } = createProvider(config);
  if (testModeName === null) throw new Error('Samples are for test mode only: PhonePe takes money');
  await using db = await openDatabase(config);
  const content = readCheckoutContent();
  const count = await fillSamples(db, { nowMs: Date.now(), content, provider });
  console.log(`${count} sample orders are stored`);
} catch (error) {
  exitWithMessage(error);
}
