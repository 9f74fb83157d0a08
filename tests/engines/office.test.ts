import { randomInt, randomUUID } from 'node:crypto';
import { expect, inject } from 'vitest';
import { fill } from '#contract/fill.ts';
import { openExistingDatabase } from '#server/database/connection.ts';
import { inviteMember, signInLink } from '#server/office/members.ts';
import { request } from '#tests/fixtures/content.ts';
import { readWords } from '../../office/words/read-words.ts';
import { inEachEngine } from './in-each-engine.ts';
import { Visitor } from './visitor.ts';

const { office } = readWords('en');

/** A sign-in link of a new member. */
async function invite(name: string): Promise<string> {
  const { dataDir, officeUrl } = inject('office');
  const db = await openExistingDatabase({ dataDir });
  try {
    return signInLink(officeUrl, await inviteMember(db, { name, role: 'owner' }, Date.now()));
  } finally {
    await db.destroy();
  }
}

/** An order of a visitor who has gone to pay. */
async function placeOrder(): Promise<{ id: string; phone: string }> {
  const phone = String(randomInt(6_000_000_000, 9_999_999_999));
  const response = await fetch(`${inject('origin')}/api/phonepe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...request, phone }),
  });
  const { orderId } = (await response.json()) as { orderId: string };
  return { id: orderId, phone };
}

/** Presses a button by its words; selectors know none. */
async function pressButton(visitor: Visitor, words: string): Promise<void> {
  await visitor.run(
    `const named = [...document.querySelectorAll('main button')].filter(({ textContent }) => textContent === arguments[0]);
     named.at(-1).dataset.pressed = 'next'`,
    words,
  );
  await visitor.press('[data-pressed=next]');
  await visitor.run("delete document.querySelector('[data-pressed=next]')?.dataset.pressed");
}

inEachEngine('the office', (it) => {
  for (const size of ['narrow', 'wide'] as const) {
    it(`signs in, finds an order and takes a note, in a ${size} window`, async ({ visitor }) => {
      const { officeUrl } = inject('office');
      const staff = new Visitor(visitor.browser, officeUrl);
      const name = `Ravi ${randomUUID().slice(0, 8)}`;
      const { id, phone } = await placeOrder();
      const link = await invite(name);

      await staff.open(link.replace(officeUrl, ''), size);
      await staff.read('h1', office.signIn.title);
      await staff.press('main button[type=submit]');
      await staff.read('h1', office.shell.today);
      await staff.read('header', name);

      await staff.press('nav a[href="/orders"]');
      await staff.type('input[type=search]', `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`);
      await staff.press(`main a[href="/orders/${id}"]`);
      await staff.arrive(`/orders/${id}`);
      await staff.see('section[aria-labelledby=actions] button');
      await pressButton(staff, office.actions.note);
      await staff.type('main textarea', 'Call on Monday');
      await staff.press('main form [type=submit]');
      await staff.read('section[aria-labelledby=history] li', 'Call on Monday');
      await staff.read('section[aria-labelledby=history] li', fill(office.timeline.by, { name }));
      await staff.browser.reload();
      await staff.read('section[aria-labelledby=history] li', 'Call on Monday');
      expect(await staff.browser.address()).not.toContain('sign-in');
    });
  }
});
