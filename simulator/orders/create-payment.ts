import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ApiError, badRequest, unauthorized } from '../api/api-error.ts';
import { readMagicValues } from '../faults/magic-values.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Order } from './order.ts';
import { type PayRequest, paySchema } from './pay.schema.ts';

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
export function switchOnMagic(sandbox: Sandbox, body: unknown): void {
  const { data } = magicSchema.safeParse(body);
  if (!data) return;
  const requested = readMagicValues(data.metaInfo.udf1);
  if (sandbox.faults.switchOnMagic(requested, data.merchantOrderId)) throw unauthorized();
}

/**
 * Create Payment (docs/phonepe.md, Create Payment). `origin`: the pay page's. Throws an ApiError
 * or a ZodError.
 */
export function createPayment(sandbox: Sandbox, body: unknown, origin: string): object {
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
