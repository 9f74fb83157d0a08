import { setTimeout as wait } from 'node:timers/promises';
import type { Rig } from './rig.ts';
import {
  pressPay,
  requestStatus,
  retryUntilAnswered,
  type Visit,
  type VisitContext,
} from './visit.ts';

/** A visit from the filled form to the end; it continues however often the server dies. */
export async function makeVisit(visit: Visit, context: VisitContext, rig: Rig): Promise<void> {
  const { form } = visit;
  const page = await placeOrder(visit, context);
  await wait(context.random.below(50));
  await decide(visit, page, context);
  if (visit.orderId !== undefined && form.comesBack) {
    await retryUntilAnswered(`status of ${form.key}`, context, () => requestStatus(visit, context));
    if (form.choice === 'late') await rig.simulator.admin('POST', `/orders/${visit.orderId}/late`);
  }
  visit.endedAtMs = Date.now();
}

/** Presses Pay, perhaps twice at once, until each press has led to a page; returns its address. */
async function placeOrder(visit: Visit, context: VisitContext): Promise<string> {
  const { key, presses } = visit.form;
  const press = () =>
    retryUntilAnswered(`order of ${key}`, context, () => pressPay(visit, context));
  await Promise.all(Array.from({ length: presses }, press));
  const [page] = visit.pages;
  if (!page || visit.refused) throw new Error(`${key} was refused`);
  return page.url;
}

/** The last button pressed for each choice. */
const buttons = { pay: 'pay', hesitate: 'pay', fail: 'fail', late: 'fail', cancel: 'cancel' };

/** Carries out the form's choice on the provider's page, which reveals the order's id. */
async function decide(visit: Visit, page: string, context: VisitContext): Promise<void> {
  const { choice } = visit.form;
  if (choice === 'leave') return;
  if (choice === 'hesitate') {
    await press(visit, page, 'pending');
    await requestStatus(visit, context, 1 + context.random.below(200));
  }
  visit.pressedAtMs = Date.now();
  await press(visit, page, buttons[choice]);
  context.steps.emit('pressed');
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
