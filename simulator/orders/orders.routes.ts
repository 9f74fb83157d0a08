import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiError, badRequest, unauthorized } from '../api/api-error.ts';
import { endpointHooks, fieldInBody, idInPath } from '../api/endpoint-hooks.ts';
import { readMagicValues } from '../faults/fault-registry.ts';
import type { Sandbox } from '../sandbox.ts';
import { type Order, statusBody } from './order.ts';

// The field's name goes before each message (api/api-error.ts).

/** Ids that the merchant assigns, to orders and refunds alike. */
export const merchantAssignedId = z
  .string('must not be blank.')
  .min(1, { error: 'must not be blank.', abort: true })
  .regex(/^[A-Za-z0-9_-]{1,63}$/, 'is not 1 to 63 of A-Z a-z 0-9 _ -.');

/** Whole paise, one rupee at the least. */
export const amountPaise = z.int('must be whole paise.').min(100, 'must be at least 100.');

const freeField = z
  .string()
  .min(1, 'must be left out when empty.')
  .max(256, 'is longer than 256 characters.');
const strictField = z
  .string()
  .min(1, { error: 'must be left out when empty.', abort: true })
  .regex(/^[\w\-+@. ]{1,50}$/, 'is too long or has odd characters.');

/** User-defined fields udf1 to udf15. */
const metaInfo = z.strictObject(
  Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [
      `udf${index + 1}`,
      (index < 10 ? freeField : strictField).optional(),
    ]),
  ),
);

const paymentModeConfig = z
  .looseObject({})
  .refine(
    (config) => !('enabledPaymentModes' in config && 'disabledPaymentModes' in config),
    'takes enabledPaymentModes or disabledPaymentModes.',
  );

/** Body of the pay call (docs/phonepe.md, Create Payment). Fields that it does not know pass. */
export const paySchema = z.object({
  merchantOrderId: merchantAssignedId,
  amount: amountPaise,
  /** Seconds. The documents disagree on the default; this is the website's. */
  expireAfter: z
    .int('must be whole seconds.')
    .min(300, 'must be at least 300.')
    .max(3600, 'must be at most 3600.')
    .default(1200),
  metaInfo: metaInfo.default({}),
  /** Documented here and inside paymentFlow. */
  disablePaymentRetry: z.boolean().default(false),
  paymentFlow: z.object({
    type: z.literal('PG_CHECKOUT', 'must be PG_CHECKOUT.'),
    /** The documents set no bounds. */
    message: z.string().optional(),
    disablePaymentRetry: z.boolean().default(false),
    merchantUrls: z.object({
      redirectUrl: z.url({ protocol: /^https?$/, error: 'must be an address.' }),
    }),
    paymentModeConfig: paymentModeConfig.optional(),
  }),
});

type PayRequest = z.infer<typeof paySchema>;

function makeOrder({ faults, newId, options }: Sandbox, request: PayRequest): Order {
  const { amount, expireAfter, merchantOrderId, metaInfo, paymentFlow } = request;
  const shortLife = faults.take('short-life', merchantOrderId);
  const lifeMs = shortLife ? (shortLife.value ?? 1000) : expireAfter * 1000;
  const latePayment = faults.take('late-payment', merchantOrderId);
  return {
    merchantOrderId,
    orderId: newId('OMO'),
    pageToken: randomUUID(),
    amountPaise: amount,
    redirectUrl: paymentFlow.merchantUrls.redirectUrl,
    metaInfo,
    retryAllowed: !(request.disablePaymentRetry || paymentFlow.disablePaymentRetry),
    state: 'PENDING',
    failure: undefined,
    attempts: [],
    expireAtMs: options.now() + lifeMs,
    latePaymentMs: latePayment ? (latePayment.value ?? 0) : undefined,
    deliveries: [],
  };
}

function duplicate({ faults }: Sandbox, merchantOrderId: string): ApiError {
  return faults.take('duplicate-417', merchantOrderId)
    ? new ApiError(417, 'INVALID_TRANSACTION_ID', 'The merchantOrderId was used before.')
    : badRequest();
}

const magicSchema = z.object({
  merchantOrderId: z.string(),
  metaInfo: z.object({ udf1: z.string() }),
});

/**
 * Reads the magic values of a pay call before anything else looks for faults of its order. Throws an
 * ApiError for an unknown fault, and where the client must get a new token.
 */
function switchOnMagic(sandbox: Sandbox, body: unknown): void {
  const { data } = magicSchema.safeParse(body);
  if (!data) return;
  const requested = readMagicValues(data.metaInfo.udf1);
  if (sandbox.faults.switchOnMagic(requested, data.merchantOrderId)) throw unauthorized();
}

/**
 * Create Payment (docs/phonepe.md, Create Payment). `origin`: the pay page's. Throws an ApiError
 * or a ZodError.
 */
function createPayment(sandbox: Sandbox, body: unknown, origin: string): object {
  const request = paySchema.parse(body);
  const { merchantOrderId } = request;
  if (sandbox.orders.find(merchantOrderId)) throw duplicate(sandbox, merchantOrderId);
  const order = makeOrder(sandbox, request);
  sandbox.orders.add(order);
  void sandbox.webhooks.forge(order);
  const foreign = sandbox.faults.take('foreign-redirect', merchantOrderId);
  const pageOrigin = foreign ? 'https://elsewhere.example' : origin;
  return {
    orderId: order.orderId,
    state: order.state,
    expireAt: order.expireAtMs,
    redirectUrl: `${pageOrigin}/transact/uat_v2?token=${order.pageToken}`,
  };
}

const notFound = (code: string): ApiError =>
  new ApiError(400, code, 'No entry found for given merchant order id');

function requireOrder({ faults, orders }: Sandbox, id: string): Order {
  if (faults.take('mapping-not-found', id)) throw notFound('MERCHANT_ORDER_MAPPING_NOT_FOUND');
  const order = faults.take('order-not-found', id) ? undefined : orders.find(id);
  if (!order) throw notFound('INVALID_MERCHANT_ORDER_ID');
  const isStale = order.state !== 'PENDING' && faults.take('stale-status', id);
  return isStale ? { ...order, state: 'PENDING', failure: undefined, attempts: [] } : order;
}

/** A flag of the query; PhonePe's SDK sends it twice. */
const isTrue = (flag: unknown): boolean => [flag].flat().at(-1) === 'true';

/** Order Status (docs/phonepe.md, Order Status). Throws an ApiError for an unknown order. */
function getOrderStatus(sandbox: Sandbox, id: string, query: Record<string, unknown>): object {
  const order = requireOrder(sandbox, id);
  const details = isTrue(query.details);
  const body = statusBody(order, { details, errorContext: isTrue(query.errorContext) });
  const { faults } = sandbox;
  const wrongAmount = faults.take('wrong-amount-status', id);
  const unknownState = faults.take('unknown-state-status', id);
  const extraFields = faults.take('extra-fields-status', id);
  return {
    ...body,
    ...(wrongAmount && { amount: body.amount - (wrongAmount.value ?? 100) }),
    ...(unknownState && { state: 'ON_HOLD' }),
    ...(extraFields && { currency: 'INR', offers: [{ id: 1 }] }),
  };
}

/** POST /checkout/v2/pay and GET /checkout/v2/order/:id/status. */
export function orderRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const pay = endpointHooks(sandbox, 'pay', fieldInBody('merchantOrderId'), ({ body }) =>
    switchOnMagic(sandbox, body),
  );
  app.post('/checkout/v2/pay', pay, ({ body, host, protocol }) =>
    createPayment(sandbox, body, sandbox.options.publicUrl ?? `${protocol}://${host}`),
  );

  const status = endpointHooks(sandbox, 'status', idInPath);
  app.get<{ Querystring: Record<string, unknown> }>(
    '/checkout/v2/order/:id/status',
    status,
    (request) => getOrderStatus(sandbox, idInPath(request), request.query),
  );
}
