import { expect } from 'vitest';
import { fill } from '#contract/fill.ts';
import { cutOffText } from '#tests/built-site/cut-off-text.ts';
import {
  checkoutLabels,
  orderPath,
  payLabel,
  statusLabels,
  typed,
} from '#tests/e2e/checkout-parts.ts';
import { words as message } from '#tests/e2e/contact-fields.ts';
import { chatText, labels, navigation, pageContent } from '#tests/e2e/content.ts';
import { samplePages } from '#tests/e2e/sample-pages.ts';
import { inEachEngine } from './in-each-engine.ts';
import type { Visitor } from './visitor.ts';

const services = 'header button[aria-controls="services"]';
const menu = 'header button[aria-controls="menu"]';

/** What is typed into the contact form, by the names of its fields. */
const fieldNames = [
  ['name', message.name],
  ['email', message.email],
  ['message', message.message],
] as const;

/** From the rate card to PhonePe's page, as its simulator shows it. */
async function goAndPay(visitor: Visitor): Promise<void> {
  await visitor.open('/pricing');
  // A service that another journey has booked would have to be confirmed first.
  await visitor.run('localStorage.clear()');
  await visitor.press(`a[href="${orderPath}"]`);
  await visitor.arrive('/payment?');
  await visitor.see('form button:enabled');
  await visitor.read('form button', payLabel);
  for (const [name, value] of Object.entries(typed)) await visitor.type(`[name=${name}]`, value);
  await visitor.press('form button');
}

inEachEngine('journeys', (it) => {
  it('the list of services opens and closes, and its links work', async ({ visitor }) => {
    const [, target] = navigation.services.items;
    await visitor.open('/about');
    await visitor.seeNo('#services');
    await visitor.pointAt('hover', services);
    await visitor.see('#services');
    await visitor.browser.pressKey('Escape');
    await visitor.seeNo('#services');
    await visitor.press(services);
    await visitor.press(`#services a[href="${target?.path}"]`);
    await visitor.arrive(target?.path ?? '');
  });

  it('the menu of a narrow window opens, and its links work', async ({ visitor }) => {
    await visitor.open('/about', 'narrow');
    await visitor.seeNo('#menu');
    await visitor.press(menu);
    await visitor.press(services);
    await visitor.see('#services');
    await visitor.press('#menu a[href="/contact"]');
    await visitor.arrive('/contact');
    await visitor.seeNo('#menu');
  });

  it('the chat link leads to WhatsApp with a text', async ({ visitor }) => {
    for (const size of ['narrow', 'wide'] as const) {
      await visitor.open('/', size);
      await visitor.noteLinks();
      await visitor.press('[data-chat] > a:last-child');
      const page = pageContent('index').breadcrumb;
      expect(chatText(await visitor.notedLink())).toBe(fill(labels.chat.text, { page }));
    }
  });

  it('the contact form leads to WhatsApp with every word', async ({ visitor }) => {
    await visitor.open('/contact');
    // A tab that was blocked leaves a link, so that nothing outside is reached.
    await visitor.run('window.open = () => null');
    for (const [name, label] of fieldNames) await visitor.type(`[name=${name}]`, label);
    await visitor.choose('[name=location]', message.location);
    await visitor.choose('[name=service]', message.service);
    await visitor.see('astro-island:not([ssr]) form');
    await visitor.press('form button');
    const link = 'form [aria-live] a';
    await visitor.read(link, labels.contact.blocked);
    const text = chatText(
      await visitor.run('return document.querySelector(arguments[0]).href', link),
    );
    for (const words of Object.values(message)) expect(text).toContain(words);
    for (const [name, words] of fieldNames) expect(await visitor.valueOf(name)).toBe(words);
  });

  it('a purchase leads from the rate card to the receipt', async ({ visitor }) => {
    await goAndPay(visitor);
    await visitor.press('button[value=pay]');
    await visitor.arrive('/payment-status?id=BAW-');
    await visitor.read('main h2', statusLabels.successTitle);
    await visitor.browser.reload();
    await visitor.read('main h2', statusLabels.successTitle);
  });

  it('a failed payment leads back to the form, and no input is lost', async ({ visitor }) => {
    await goAndPay(visitor);
    await visitor.press('button[value=fail]');
    await visitor.arrive('/payment-status?id=BAW-');
    await visitor.read('main h2', statusLabels.failureTitle);
    await visitor.press('main a[href="/pricing"]');
    await visitor.arrive('/pricing');
    await visitor.press(`a[href="${orderPath}"]`);
    await visitor.see('form button:enabled');
    for (const [name, value] of Object.entries(typed)) {
      expect(await visitor.valueOf(name)).toBe(value);
    }
  });

  it('the checkout shows its errors and focuses the first', async ({ visitor }) => {
    await visitor.open(orderPath);
    await visitor.see('form button:enabled');
    await visitor.press('form button');
    await visitor.read('#checkout-name-error', checkoutLabels.nameMissing);
    await visitor.read('#checkout-phone-error', checkoutLabels.phoneWrong);
    expect(await visitor.run('return document.activeElement.name')).toBe('name');
  });

  it('no page scrolls sideways or shows words outside the window', async ({ visitor }) => {
    for (const size of ['narrow', 'wide'] as const) {
      for (const { path } of samplePages) {
        await visitor.open(path, size);
        const isTooWide = 'return document.documentElement.scrollWidth > innerWidth';
        expect(await visitor.run(isTooWide), `${path} at ${size}`).toBe(false);
        expect(await visitor.run(`return (${cutOffText})()`), `${path} at ${size}`).toEqual([]);
      }
    }
  }, 300_000);
});
