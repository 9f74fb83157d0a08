import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { localPath } from '#contract/local-path.ts';
import { sites } from './agency.ts';
import { builtSite } from './built-site.ts';
import { shiftSoFar } from './layout-shift.ts';
import { textAt } from './pages.ts';
import { openTab } from './tab.ts';

const site = await builtSite();
/** Long enough for a paint of the first piece. */
const pauseMs = 400;

/** Serves a page whose line pauses before a part of it. */
async function servePaused(path: string, part: string) {
  const html = textAt(site, path) ?? '';
  const place = html.indexOf(part);
  if (place < 0) throw new Error(`${path} has no ${part}`);
  const server = createServer(async (request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, place));
    await wait(pauseMs);
    response.end(html.slice(place));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

const cases = sites.flatMap(({ language }) =>
  ['<button', '<nav', 'aria-controls="services"', '<main'].map((part) => ({
    path: localPath(language, '/services/seo'),
    part,
  })),
);

it.each(cases)(
  'nothing moves on $path when the connection pauses before $part',
  async ({ path, part }) => {
    const { server, origin } = await servePaused(path, part);
    const tab = await openTab({ viewport: { width: 1280, height: 800 } });
    await tab.page.goto(origin);
    // A busy machine also paints between pieces of the header: 0.00 is what search engines measure.
    const { sum, moved } = await tab.page.evaluate(shiftSoFar);
    expect(sum, moved.join('; ')).toBeLessThan(0.005);
    await tab.close();
    server.close();
  },
);
