import { setTimeout as wait } from 'node:timers/promises';
import type { Rig } from './rig.ts';
import { askStatus, insist, pressPay, type Visit, type Way } from './visit.ts';

/** A visit from the filled form to the end; it goes on however often the server dies. */
export async function makeVisit(visit: Visit, way: Way, rig: Rig): Promise<void> {
  const { form } = visit;
  const page = await placeOrder(visit, way);
  await wait(way.random.below(50));
  await decide(visit, page, way);
  if (visit.orderId !== undefined && form.comesBack) {
    await insist(`status of ${form.key}`, way, () => askStatus(visit, way));
    if (form.choice === 'late') await rig.simulator.admin('POST', `/orders/${visit.orderId}/late`);
  }
  visit.endedAtMs = Date.now();
}

/** Presses Pay, perhaps twice at once, until each press has led to a page; returns its address. */
async function placeOrder(visit: Visit, way: Way): Promise<string> {
  const { key, presses } = visit.form;
  const press = () => insist(`order of ${key}`, way, () => pressPay(visit, way));
  await Promise.all(Array.from({ length: presses }, press));
  const [page] = visit.pages;
  if (!page || visit.refused) throw new Error(`${key} was refused`);
  return page.url;
}

/** What is pressed at last. */
const buttons = { pay: 'pay', hesitate: 'pay', fail: 'fail', late: 'fail', cancel: 'cancel' };

/** Does on the provider's page what the form says, and comes to know the order's id by it. */
async function decide(visit: Visit, page: string, way: Way): Promise<void> {
  const { choice } = visit.form;
  if (choice === 'leave') return;
  if (choice === 'hesitate') {
    await press(visit, page, 'pending');
    await askStatus(visit, way, 1 + way.random.below(200));
  }
  visit.pressedAtMs = Date.now();
  await press(visit, page, buttons[choice]);
  way.steps.emit('pressed');
}

/** Presses a button of the provider's page, which leads back to the site. */
async function press(visit: Visit, page: string, outcome: string): Promise<void> {
  const body = new URLSearchParams({ outcome });
  const answer = await fetch(page, { method: 'POST', redirect: 'manual', body });
  const back = URL.parse(answer.headers.get('location') ?? '');
  const id = back?.searchParams.get('id');
  if (!id) throw new Error(`${page} leads nowhere: HTTP ${answer.status}`);
  visit.orderId = id;
}
