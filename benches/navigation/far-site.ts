import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { buildApp } from '#server/app.ts';
import { readBuiltSite } from '#server/http/built-site.ts';
import { chromiumFlags, findChromium } from '#tests/chromium.ts';

interface FarSite {
  /** Whether pages name the rules for loading ahead. */
  ahead: boolean;
  /** How late every answer comes. */
  lateMs: number;
}

/**
 * The built site by the real server, as from far away, and a Chromium to visit it. SITE_DIR names
 * another folder than dist. Puppeteer attaches to tabs; Playwright attaches to pages, and then
 * Chromium loads none ahead.
 */
export async function openFarSite({ ahead, lateMs }: FarSite) {
  const site = await readBuiltSite(process.env.SITE_DIR ?? 'dist');
  const app = buildApp({ logLevel: 'silent', trustProxy: [], site });
  app.addHook('onRequest', () => wait(lateMs));
  app.addHook('onSend', async (_request, reply) => {
    if (!ahead) reply.removeHeader('speculation-rules');
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await launch({ executablePath: findChromium(), args: chromiumFlags });
  const close = async () => {
    await browser.close();
    await app.close();
  };
  return { origin, browser, close };
}
