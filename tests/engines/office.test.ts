import { randomInt, randomUUID } from 'node:crypto';
import { expect, inject } from 'vitest';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { openExistingDatabase } from '#server/database/connection.ts';
import type { Database } from '#server/database/schema.ts';
import { inviteMember, signInLink } from '#server/office/members.ts';
import { addNote } from '#server/orders/moves.ts';
import { request, service, totalOf } from '#tests/fixtures/content.ts';
import { readLanguageNames, readWords } from '../../office/words/read-words.ts';
import { inEachEngine } from './in-each-engine.ts';
import { Visitor } from './visitor.ts';

const { office } = readWords('en');
const { office: hindi } = readWords('hi');
const price = formatPaise(totalOf(service));
const rupees = String(totalOf(service) / 100);

/** Works on the database of the office that is tested. */
async function inDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openExistingDatabase({ dataDir: inject('office').dataDir });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A sign-in link of a new member. */
const invite = (name: string): Promise<string> =>
  inDatabase(async (db) =>
    signInLink(
      inject('office').officeUrl,
      await inviteMember(db, { name, role: 'owner' }, Date.now()),
    ),
  );

/** A note on an order by somebody else. */
const noteBySomebody = (id: string, note: string) =>
  inDatabase((db) => addNote(db, id, { cause: 'staff', atMs: Date.now(), note }));

/** An order of a visitor who has gone to pay. */
async function placeOrder() {
  const phone = String(randomInt(6_000_000_000, 9_999_999_999));
  const name = `Asha ${randomUUID().slice(0, 8)}`;
  const response = await fetch(`${inject('origin')}/api/phonepe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...request, name, phone }),
  });
  const { orderId } = (await response.json()) as { orderId: string };
  return { id: orderId, name, phone };
}

/** The money arrives at PhonePe, which tells the server. */
const pay = ({ id }: { id: string }) =>
  fetch(`${inject('office').simulatorUrl}/admin/orders/${id}/pay`, { method: 'POST' });

/** Marks the last button of that name in a part of the page; selectors know no words. */
const markButton = (visitor: Visitor, part: string, words: string) =>
  visitor.run(
    `delete document.querySelector('[data-pressed=next]')?.dataset.pressed;
     const named = [...document.querySelectorAll(arguments[0] + ' button')].filter(({ textContent }) => textContent === arguments[1]);
     named.at(-1).dataset.pressed = 'next'`,
    part,
    words,
  );

/** Presses a button by its words. */
async function pressButton(visitor: Visitor, words: string, part = 'main'): Promise<void> {
  await markButton(visitor, part, words);
  await visitor.press('[data-pressed=next]');
}

/** Moves the focus there by the Tab key, and presses Enter. */
async function enter(visitor: Visitor, selector: string): Promise<void> {
  await visitor.see(selector);
  for (let presses = 0; presses < 80; presses += 1) {
    if (await visitor.run<boolean>('return document.activeElement.matches(arguments[0])', selector))
      return await visitor.browser.pressKey('Enter');
    await visitor.browser.pressKey('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
}

const actionsPart = 'section[aria-labelledby=actions]';
const history = 'section[aria-labelledby=history] li';

inEachEngine('the office', (it) => {
  /** A member of staff at the sign-in link. */
  const atTheDoor = async ({ browser }: Visitor, size: 'narrow' | 'wide', name = 'Ravi') => {
    const { officeUrl } = inject('office');
    const staff = new Visitor(browser, officeUrl);
    const link = await invite(`${name} ${randomUUID().slice(0, 8)}`);
    await staff.open(link.replace(officeUrl, ''), size);
    await staff.read('h1', office.signIn.title);
    return staff;
  };
  const signedIn = async (visitor: Visitor, size: 'narrow' | 'wide', name?: string) => {
    const staff = await atTheDoor(visitor, size, name);
    await staff.press('main button[type=submit]');
    await staff.read('h1', office.shell.today);
    return staff;
  };

  for (const size of ['narrow', 'wide'] as const) {
    it(`signs in, finds an order and adds a note, in a ${size} window`, async ({ visitor }) => {
      const { id, phone } = await placeOrder();
      const staff = await signedIn(visitor, size, 'Sunita');
      await staff.read('header', 'Sunita');

      await staff.press('nav a[href="/orders"]');
      await staff.type('input[type=search]', `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`);
      await staff.press(`main a[href="/orders/${id}"]`);
      await staff.arrive(`/orders/${id}`);
      await staff.see(`${actionsPart} button`);
      await pressButton(staff, office.actions.note);
      await staff.type('main textarea', 'Call on Monday');
      await staff.press('main form [type=submit]');
      await staff.read(history, 'Call on Monday');
      await staff.read(history, fill(office.timeline.by, { name: 'Sunita' }));
      await staff.browser.reload();
      await staff.read(history, 'Call on Monday');
      expect(await staff.browser.address()).not.toContain('sign-in');
    });

    it(`sees a payment arrive, and refunds it once it is up to date, in a ${size} window`, async ({
      visitor,
    }) => {
      const staff = await signedIn(visitor, size);
      const order = await placeOrder();
      await pay(order);
      await staff.read('section[aria-labelledby=needed]', order.name);

      await staff.browser.open(`${inject('office').officeUrl}/orders/${order.id}`);
      await staff.see(`${actionsPart} button`);
      await pressButton(staff, office.actions.refund);
      await staff.read('main form', fill(office.refund.button, { price }));
      await staff.type('textarea[name=reason]', 'Work was cancelled');
      await staff.type('input[name=confirmation]', rupees);
      await noteBySomebody(order.id, 'He wants his money back');
      await staff.read(history, 'He wants his money back');
      await staff.press('main form [type=submit]');
      await staff.read('main form', office.problems.stale);
      await staff.press('main form [type=submit]');
      await staff.read(
        'section[aria-labelledby=refunds]',
        `${fill(office.order.refundOf, { price })}: ${office.refundStates.completed}`,
      );
    });
  }

  it('shows the month as a sheet, and changes to Hindi', async ({ visitor }) => {
    const order = await placeOrder();
    await pay(order);
    const staff = await signedIn(visitor, 'wide');
    await staff.press('nav a[href^="/sheet"]');
    await staff.read('main table', order.name);
    const [own = ''] = readLanguageNames().flatMap(({ language, name }) =>
      language === 'hi' ? [name] : [],
    );
    await pressButton(staff, own, 'header');
    await staff.read('nav a[href="/orders"]', hindi.shell.find);
    await staff.browser.reload();
    await staff.read('nav a[href="/orders"]', hindi.shell.find);
    await staff.run('localStorage.clear()');
  });

  it('works by keyboard alone', async ({ visitor }) => {
    const { id, phone } = await placeOrder();
    const staff = await atTheDoor(visitor, 'wide');
    await enter(staff, 'main button[type=submit]');
    await staff.read('h1', office.shell.today);
    await enter(staff, 'nav a[href="/orders"]');
    await enter(staff, 'input[type=search]');
    await staff.browser.type(phone);
    await enter(staff, `main a[href="/orders/${id}"]`);
    await staff.see(`${actionsPart} button`);
    await markButton(staff, actionsPart, office.actions.note);
    await enter(staff, '[data-pressed=next]');
    await staff.see('main textarea');
    await staff.browser.type('Call on Monday');
    await enter(staff, 'main form [type=submit]');
    await staff.read(history, 'Call on Monday');
  });
});
