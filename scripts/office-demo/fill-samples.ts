import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import { indianDay } from '#contract/indian-day.ts';
import { leadKinds, leadSources } from '#contract/leads.ts';
import { orderAmounts } from '#contract/order-amounts.ts';
import type { Database, DatabaseTransaction } from '#server/database/schema.ts';
import { countTap } from '#server/leads/taps.ts';
import { raiseAlert } from '#server/notify/alerts.ts';
import { dayMs, indianDayStart } from '#server/orders/indian-time.ts';
import type { NewOrder } from '#server/orders/order.ts';
import { codeCharacters, newOrderId } from '#server/orders/order-id.ts';
import { insertOrder } from '#server/orders/store.ts';
import { type StoryName, stories } from './stories.ts';

/** What the samples are made of. */
export interface SampleOptions {
  nowMs: number;
  content: Pick<CheckoutContent, 'catalogue' | 'gstPercent'>;
  /** Name of the payment provider; one that moves no money. */
  provider: string;
  /** The same seed makes the same samples of a day. */
  seed?: number;
}

/** Days of samples, with today. */
const sampleDays = 30;

/** Stories of the days before the last ones, in turn: nothing is left to do about them. */
const pastStories: StoryName[] = [
  ...(['payAndCall', 'expire', 'payAndNote', 'failPin', 'payAndCall', 'payAndCall'] as const),
  ...(['cancel', 'settleLate', 'payAndCall', 'refund', 'expire', 'payAndCall'] as const),
  ...(['forget', 'payAndCall', 'settleOtherAmount', 'payAndNote', 'payAndCall'] as const),
];

/** Stories of the day before yesterday, of yesterday and of today. */
const lastStories: StoryName[][] = [
  ['payAndCall', 'failRefund', 'expire', 'payOtherAmount', 'payAndNote'],
  ['payAndCall', 'payLate', 'cancel', 'refundUnderWay', 'pay', 'losePage'],
  ['payAndCall', 'expire', 'pay', 'payTwice', 'pay', 'failPin', 'pay', 'openPage', 'justPlaced'],
];

/** Random numbers from 0 up to 1 that are the same for a seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Fills an empty database with a month of sample orders in every state, and returns their number. No mail is
 * sent about them, and they are not checked. Throws if there is an order.
 */
export async function fillSamples(db: Database, options: SampleOptions): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    if (await tx.selectFrom('orders').select('id').limit(1).executeTakeFirst()) {
      throw new Error('The database already has orders; samples need an empty one');
    }
    const random = seededRandom(options.seed ?? 1);
    let count = 0;
    for (const { createdAtMs, name } of plannedStories(options.nowMs, random)) {
      count += 1;
      await storeStory(tx, { name, number: count, createdAtMs }, { ...options, random });
    }
    await raiseAlert(tx, { cause: 'payments_refused', atMs: options.nowMs - 5 * 3_600_000 });
    await fillTaps(tx, options.nowMs, random);
    await clearPendingWork(tx);
    return count;
  });
}

/** The story of each sample order, and when it is placed. */
function* plannedStories(nowMs: number, random: () => number) {
  const todayMs = indianDayStart(indianDay(nowMs)) ?? nowMs;
  let next = 0;
  for (let day = 1 - sampleDays; day <= 0; day += 1) {
    const last = lastStories.at(day - 1);
    const names: StoryName[] = -day < lastStories.length && last ? last : [];
    if (names.length === 0) {
      for (let left = 3 + Math.floor(random() * 3); left > 0; left -= 1) {
        names.push(pastStories[next % pastStories.length] ?? 'pay');
        next += 1;
      }
    }
    const startMs = todayMs + day * dayMs;
    // Shops are open from nine to nine; today lasts until now.
    const [fromMs, toMs] =
      day < 0 ? [startMs + 9 * 3_600_000, startMs + 21 * 3_600_000] : [startMs, nowMs - 300_000];
    for (const [index, name] of names.entries()) {
      const share = (index + 0.5 + random() * 0.4) / names.length;
      yield { name, createdAtMs: Math.floor(fromMs + (toMs - fromMs) * share) };
    }
  }
}

interface SampleStory {
  name: StoryName;
  number: number;
  createdAtMs: number;
}

async function storeStory(
  tx: DatabaseTransaction,
  { name, number, createdAtMs }: SampleStory,
  { content, provider, random }: SampleOptions & { random: () => number },
): Promise<void> {
  const pick = <Item>(items: ArrayLike<Item>): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const letters = (count: number) =>
    Array.from({ length: count }, () => pick(codeCharacters)).join('');
  // Of a payer who pays twice, the number of the order before.
  const payer = name === 'payTwice' ? number - 1 : number;
  const isHindi = payer % 3 === 0;
  const item = sampleItem(content, payer);
  const id = `${newOrderId(createdAtMs).slice(0, -11)}${letters(11)}`;
  const order: NewOrder = {
    ...{ id, idempotencyKey: `sample-${id}`, requestDigest: 'sample', cause: 'request', provider },
    name: isHindi ? `नमूना ग्राहक ${payer}` : `Sample Customer ${payer}`,
    phone: `90000${String(payer).padStart(5, '0')}`,
    language: isHindi ? 'hi' : 'en',
    ...item,
    counts: null,
    createdAtMs,
    expiresAtMs: createdAtMs + 900_000,
    nextCheckAtMs: createdAtMs + 900_000,
  };
  const stored = await insertOrder(tx, order, () => `${letters(3)}-${letters(3)}`);
  await stories[name](tx, stored.order);
}

/** A service with a price, in turn, and the least quantity of it. */
function sampleItem({ catalogue, gstPercent }: SampleOptions['content'], number: number) {
  const services = catalogue.categories
    .flatMap((category) => category.services)
    .flatMap(({ amountPaise, ...service }) =>
      amountPaise === undefined ? [] : [{ ...service, amountPaise }],
    );
  const service = services[(number * 7) % services.length];
  if (!service) throw new Error('The catalogue has no service with a price');
  const quantity = service.limits.least;
  const { taxPaise, totalPaise } = orderAmounts(service.amountPaise, quantity, gstPercent);
  const { name: serviceName, unit = null } = service;
  return { serviceName, unit, quantity, amountPaise: totalPaise, taxPaise };
}

/** Pages of the sample taps; the first have the most. */
const tappedPages = [
  ...['/pricing', '/hi', '/', '/digital-marketing-agency-siwan', '/hi/pricing'],
  ...['/outdoor-advertising-bihar', '/digital-marketing-agency-gopalganj', '/contact'],
  ...['/hi/digital-marketing-agency-siwan', '/budget', '/digital-marketing-agency-patna'],
];

/** Taps on links to WhatsApp, phone and mail, on each day. */
async function fillTaps(
  tx: DatabaseTransaction,
  nowMs: number,
  random: () => number,
): Promise<void> {
  /** Early items more often. */
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() ** 2 * items.length)] as Item;
  for (let day = 0; day < sampleDays; day += 1) {
    for (let left = 8 + Math.floor(random() * 12); left > 0; left -= 1) {
      const tap = { kind: pick(leadKinds), source: pick(leadSources), page: pick(tappedPages) };
      await countTap(tx, tap, nowMs - day * dayMs);
    }
  }
}

/** No mail and no check is due: the provider does not know the samples. */
async function clearPendingWork(tx: DatabaseTransaction): Promise<void> {
  await tx
    .updateTable('mails')
    .set(({ ref }) => ({ nextTryAtMs: null, sentAtMs: ref('createdAtMs') }))
    .execute();
  await tx
    .updateTable('alerts')
    .set(({ ref }) => ({ nextTryAtMs: null, sentAtMs: ref('raisedAtMs'), orderIds: '' }))
    .execute();
  await tx.updateTable('orders').set({ nextCheckAtMs: null }).execute();
  await tx.updateTable('refunds').set({ nextCheckAtMs: null, leasedUntilMs: null }).execute();
}
