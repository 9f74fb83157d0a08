import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startContentServer, withPrice } from '#tests/fixtures/content-server.ts';

/** Times of the kill after the request, from before the check until after the draft is stored, in ms. */
const momentsMs = [0, 150, 400, 700, 1_000, 1_500, 2_500];

const catalogues = ['en/catalogue.yaml', 'hi/catalogue.yaml'];

it('saves a draft in all languages or in none, whenever the server is killed', {
  timeout: 600_000,
}, async () => {
  let running = await startContentServer();
  const { root } = running;
  onTestFinished(() => running.remove());
  const published = () =>
    Promise.all(catalogues.map((file) => readFile(join(root, 'content', file), 'utf8')));
  const before = await published();
  for (const [index, momentMs] of momentsMs.entries()) {
    const member = await running.signIn(`Asha ${index}`);
    const { values } = await member.document('catalogue');
    const { old, values: after } = withPrice(values, 50_000 + index);
    const save = { id: 'catalogue', before: values, after, photographs: {} };
    const sent = member.send('/api/content/save', save).catch(() => undefined);
    await wait(momentMs);
    await running.server.kill();
    const answer = await sent;
    await running.db.destroy();

    running = await startContentServer({}, root);
    const again = await running.signIn(`Asha again ${index}`);
    const found = await again.document('catalogue');
    const prices = Object.entries(found.values).map(
      ([language, value]) => withPrice({ [language]: value }, 1).old,
    );
    expect([
      [old, old],
      [50_000 + index, 50_000 + index],
    ]).toContainEqual(prices);
    // A save that was answered is kept.
    if (answer?.status === 200) expect(prices).toEqual([50_000 + index, 50_000 + index]);
    expect(await published()).toEqual(before);
  }
  await running.db.destroy();
  await running.server.stop();
});
