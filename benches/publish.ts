// npm run bench:publish: edits and publishes content while visitors read the site. Works on copies of the built site
// and office, so build them first.
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { startContentServer, withPrice } from '#tests/fixtures/content-server.ts';
import { median, percentile, reportFailures, round } from './bench.ts';
import { districtPath, servicePath } from './sample-pages.ts';

const bounds = {
  /** From opening the list of documents to the values of one, including the start of the publisher. */
  firstFieldMs: 2_000,
  saveMs: 1_500,
  previewMs: 10_000,
  publishMs: 60_000,
  /** p99 of public pages while publishing, as a multiple of that without a build. */
  p99Ratio: 2,
};
const saves = 5;
/** Time a member needs to change a price, in ms. */
const typingMs = 2_000;
/** Far more than an agency in Siwan gets. */
const pagesPerSecond = 100;
const quietSeconds = 20;
const pages = ['/', '/pricing', servicePath, districtPath];

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const beginMs = performance.now();
  const result = await work();
  return [performance.now() - beginMs, result];
}

const running = await startContentServer();
const { site, server, db } = running;

async function readPage(path: string): Promise<number> {
  const [ms, { status }] = await timed(async () => {
    const response = await fetch(new URL(path, site), { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    return response;
  });
  if (status !== 200) throw new Error(`${path} has the status ${status}`);
  return ms;
}

/**
 * Requests pages at even intervals, because visitors do not come all at once: for some seconds, or until the work has
 * ended. Returns the 99th percentile in ms.
 */
async function readPages(seconds: number, work?: Promise<unknown>): Promise<number> {
  let hasEnded = false;
  work?.finally(() => {
    hasEnded = true;
  });
  const times: Promise<number>[] = [];
  const beginMs = performance.now();
  while (!hasEnded && times.length < seconds * pagesPerSecond) {
    const path = pages[times.length % pages.length] ?? '/';
    times.push(readPage(path));
    const nextMs = beginMs + (times.length * 1000) / pagesPerSecond;
    await wait(Math.max(0, nextMs - performance.now()));
  }
  return percentile(await Promise.all(times), 0.99);
}

try {
  const member = await running.signIn('Asha Kumari');
  await readPages(2);
  const quietMs = await readPages(quietSeconds);

  const [firstFieldMs, document] = await timed(async () => {
    await member.overview();
    return await member.document('catalogue');
  });
  // The publisher warms up meanwhile.
  await wait(typingMs);
  let { values } = document;
  const { old } = withPrice(values, 1);
  const saveTimes: number[] = [];
  for (let index = 1; index <= saves; index += 1) {
    const after = withPrice(values, old + index).values;
    const [ms, { status, body }] = await timed(() =>
      member.send('/api/content/save', { id: 'catalogue', before: values, after, photographs: {} }),
    );
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
    saveTimes.push(ms);
    values = after;
  }
  const [previewMs] = await timed(() => member.preview('/pricing'));

  const beginMs = performance.now();
  const { id } = await member.publish();
  const end = running.ended(id).then((ended) => ({ ended, ms: performance.now() - beginMs }));
  const busyMs = await readPages(600, end);
  const { ended, ms: publishMs } = await end;
  if (ended.state !== 'published') throw new Error(String(ended.problem));

  const rows = [
    { what: 'first field', ms: firstFieldMs, atMost: bounds.firstFieldMs },
    { what: 'first save', ms: saveTimes[0] ?? Number.NaN, atMost: bounds.saveMs },
    { what: 'save', ms: median(saveTimes), atMost: bounds.saveMs },
    { what: 'preview', ms: previewMs, atMost: bounds.previewMs },
    { what: 'publish', ms: publishMs, atMost: bounds.publishMs },
    { what: 'p99 of pages, quiet', ms: quietMs, atMost: Number.NaN },
    { what: 'p99 of pages, publishing', ms: busyMs, atMost: bounds.p99Ratio * quietMs },
  ];
  console.table(rows.map(({ ms, ...row }) => ({ ...row, ms: round(ms, 1) })));
  console.log(`${pagesPerSecond} pages a second, ${availableParallelism()} cores.`);
  reportFailures(rows.filter(({ ms, atMost }) => ms > atMost).map(({ what }) => what));
} finally {
  await db.destroy();
  await server.stop();
  await running.remove();
}
