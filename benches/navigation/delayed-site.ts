import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { buildApp } from '#server/app.ts';
import { chromiumFlags, findChromium, hiddenPages } from '#tests/chromium.ts';
import { builtSite } from '../sample-pages.ts';

interface DelayedSite {
  /** Whether responses carry the speculation rules, by which Chromium prerenders pages. */
  prerenders: boolean;
  /** Delay of every response. */
  latencyMs: number;
}

/**
 * The built site by the real server, with latency, and a Chromium to visit it. Puppeteer attaches to
 * tabs; Playwright attaches to pages, and then Chromium prerenders none.
 */
export async function openDelayedSite({ prerenders, latencyMs }: DelayedSite) {
  const app = buildApp({ logLevel: 'silent', trustProxy: [], site: builtSite });
  app.addHook('onRequest', () => wait(latencyMs));
  app.addHook('onSend', async (_request, reply) => {
    if (!prerenders) reply.removeHeader('speculation-rules');
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  // Puppeteer adds the names to its own.
  const args = [...chromiumFlags, `--disable-features=${hiddenPages.join(',')}`];
  const browser = await launch({ executablePath: findChromium(), args });
  const close = async () => {
    await browser.close();
    await app.close();
  };
  return { origin, browser, close };
}
