import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { publicationProblems } from '#contract/office/content.ts';
import {
  type ContentServer,
  startContentServer,
  withPrice,
} from '#tests/fixtures/content-server.ts';
import { eventually } from '#tests/fixtures/eventually.ts';

/** Requests a page over and over; returns a function that stops and returns everything but 200. */
function readAllTheTime({ site }: ContentServer) {
  const state = { isOver: false, refused: [] as (number | string)[] };
  const reading = (async () => {
    while (!state.isOver) {
      const status = await fetch(`${site}/pricing`).then(
        async (response) => {
          await response.text();
          return response.status;
        },
        (error: Error) => error.message,
      );
      if (status !== 200) state.refused.push(status);
      await wait(20);
    }
  })();
  return async () => {
    state.isOver = true;
    await reading;
    return state.refused;
  };
}

const price = 98_765;
const shown = '98,765';

it('publishes a price after a server was killed during a build, and undoes it', {
  timeout: 900_000,
}, async () => {
  const first = await startContentServer();
  const { root } = first;
  onTestFinished(() => first.remove());
  const asha = await first.signIn('Asha Kumari');
  const before = (await asha.document('catalogue')).values;
  const { values } = withPrice(before, price);
  const save = { id: 'catalogue', before, after: values, photographs: {} };
  expect(await asha.send('/api/content/save', save)).toMatchObject({ status: 200 });
  const killed = await asha.publish();
  await eventually(() => expect(readdirSync('.astro').join()).toContain('built-'));
  await first.server.kill();
  await first.db.destroy();

  const second = await startContentServer({}, root);
  onTestFinished(async () => {
    await second.db.destroy();
    await second.server.stop();
  });
  const page = async () => (await fetch(`${second.site}/pricing`)).text();
  expect(await page()).not.toContain(shown);
  expect(await second.ended(killed.id)).toEqual({
    ...{ state: 'failed', problem: publicationProblems.stopped },
  });
  const ravi = await second.signIn('Ravi Kumar');
  const [draft] = (await ravi.overview()).drafts;
  expect(draft).toMatchObject({ document: 'catalogue', memberName: 'Asha Kumari' });

  const stopReading = readAllTheTime(second);
  const { id } = await ravi.publish();
  expect(await second.ended(id)).toEqual({ state: 'published', problem: null });
  expect(await page()).toContain(shown);
  expect((await ravi.overview()).drafts).toEqual([]);
  const back = await ravi.send('/api/content/undo', { publication: id });
  expect(back.status).toBe(202);
  await second.ended(id + 1);
  expect(await page()).not.toContain(shown);
  expect(await stopReading()).toEqual([]);
  expect((await ravi.document('catalogue')).values).toEqual(before);
});
