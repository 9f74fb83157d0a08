import type { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import {
  paymentResponseSchema,
  type StatusResponse,
  statusResponseSchema,
} from '#contract/checkout.ts';
import { idempotencyHeader } from '#contract/checkout-rules.ts';
import type { Form } from './form.ts';
import type { Random } from './random.ts';

/** Moments of a visit at which something may go wrong. */
export const steps = [
  'order sent',
  'order answered',
  'pressed',
  'status sent',
  'status shown',
] as const;
/** Emits when a visit reaches one of these moments. */
export type Steps = EventEmitter<Record<(typeof steps)[number], []>>;

/** What the visitor of a form did, and the statuses shown; times in ms since 1970. */
export interface Visit {
  form: Form;
  startedAtMs: number;
  /** Pages that the checkout sent the visitor to, each time Pay was pressed. */
  pages: { url: string; atMs: number }[];
  /** Whether the checkout has given a definite refusal. */
  refused?: boolean;
  /** When the payer decided on the provider's page. */
  pressedAtMs?: number;
  /** Known once the provider has sent the payer back. */
  orderId?: string;
  /** Final answers about the payment. */
  statuses: { code: StatusResponse['code']; atMs: number }[];
  endedAtMs?: number;
}

/** How a visitor reaches the checkout, and the emitter of each step. */
export interface VisitContext {
  origin: string;
  random: Random;
  steps: Steps;
  /** Longest pause before a button is pressed again, in ms. */
  pauseMs: number;
}

/** Longest time until a visitor gets an answer while servers keep dying. */
const waitBudgetMs = 3_000_000;

/** Longer than the server lets a visitor wait. */
const longestWaitMs = 60_000;

/** Each request on a connection of its own, as from many visitors. */
const asVisitor = { connection: 'close' };

/** Retries until there is an answer: a visitor whose connection breaks presses the button again. */
export async function retryUntilAnswered<Answer>(
  what: string,
  { pauseMs, random }: VisitContext,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const untilMs = Date.now() + waitBudgetMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > untilMs) throw new Error(`${what}: no answer in ${waitBudgetMs} ms`);
    await wait(random.below(pauseMs));
  }
}

/** Sends a request; undefined if the connection breaks or the response takes too long. */
async function send(url: string, init: RequestInit) {
  const options = { ...init, headers: { ...init.headers, ...asVisitor } };
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(longestWaitMs), ...options });
    return { status: answer.status, body: await answer.json() };
  } catch (error) {
    // A truncated body is not JSON; fetch itself throws TypeError for anything that breaks.
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/**
 * Presses Pay once. True once the checkout has returned a page or a final refusal, which the visit records. Undefined
 * if the visitor should try again. Throws on a response that no visitor may get.
 */
export async function pressPay(
  visit: Visit,
  { origin, steps }: VisitContext,
): Promise<true | undefined> {
  const { amountPaise, key, name, phone, quantity, serviceName } = visit.form;
  const amount = amountPaise / 100;
  const body = JSON.stringify({ name, phone, amount, serviceName, quantity });
  const headers = { 'content-type': 'application/json', [idempotencyHeader]: key };
  const sent = send(`${origin}/api/phonepe`, { method: 'POST', headers, body });
  steps.emit('order sent');
  const answer = await sent;
  steps.emit('order answered');
  if (answer === undefined || answer.status === 503) return undefined;
  const { redirectUrl, message } = paymentResponseSchema.parse(answer.body);
  if (redirectUrl !== undefined) visit.pages.push({ url: redirectUrl, atMs: Date.now() });
  else if (answer.status === 422) visit.refused = true;
  else throw new Error(`${key}: HTTP ${answer.status} ${message}`);
  return true;
}

/** Requests the payment status. Returns the final code, or undefined while there is none. */
export async function requestStatus(visit: Visit, context: VisitContext, forMs = longestWaitMs) {
  const url = `${context.origin}/api/phonepe-status?id=${visit.orderId}`;
  const sent = send(url, { signal: AbortSignal.timeout(forMs) });
  context.steps.emit('status sent');
  const answer = await sent;
  if (answer === undefined || answer.status === 503) return undefined;
  const { code } = statusResponseSchema.parse(answer.body);
  if (code === 'PAYMENT_PENDING') return undefined;
  visit.statuses.push({ code, atMs: Date.now() });
  context.steps.emit('status shown');
  return code;
}
