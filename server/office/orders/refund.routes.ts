import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatPaise } from '#contract/money.ts';
import {
  type OfficeRefundPlan,
  refundPlanQuerySchema,
  refundRequestSchema,
} from '#contract/office/orders.ts';
import { inTransaction } from '#server/database/engine.ts';
import { requireRevision } from '#server/orders/moves.ts';
import type { PaymentCheckDeps } from '#server/orders/payment-status.ts';
import { findOrder } from '#server/orders/store.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { carryOutRefund, planRefund, type RefundPlan, storeRefund } from '#server/refunds/plan.ts';
import { policyGrant, refundPolicy } from '#server/refunds/policy.ts';
import { readRupees } from '#server/refunds/read-amount.ts';
import type { Refund } from '#server/refunds/store.ts';
import { parse, requireOwner } from '../guards.ts';
import { RefusalError } from '../refusal.ts';
import { type ActionDeps, historyText, orderIdIn } from './actions.routes.ts';
import type { EventDeps } from './events.routes.ts';
import { notFound, problem } from './refusals.ts';

/** How a response waits for the provider, in ms. */
export interface RefundTiming {
  /** Between two checks of the refund. */
  pauseMs: number;
  /** Longest wait; the refund goes on without it. */
  longestMs: number;
}

/** What refunds need. */
type RefundDeps = ActionDeps & Pick<EventDeps, 'isStillSignedIn'>;

/** GET /api/orders/{id}/refund-plan and POST /api/orders/{id}/refund, for owners. */
export function serveRefunds(
  scope: FastifyInstance,
  { checkDeps, isStillSignedIn, orderOf }: RefundDeps,
  timing: RefundTiming,
): void {
  const deps: PaymentCheckDeps = { ...checkDeps, cause: 'staff' };
  const owners = { preHandler: requireOwner };

  scope.get('/api/orders/:id/refund-plan', owners, async (request) => {
    const id = orderIdIn(request);
    const { delivered = '0' } = parse(refundPlanQuerySchema, request.query);
    const deliveredPaise = paiseOf(delivered);
    if (!(await findOrder(deps.db, id))) throw notFound();
    const plan = await planRefund(id, undefined, deps).catch(refuseUnavailable);
    return grantOf(plan, deliveredPaise, deps.nowMs());
  });

  scope.post('/api/orders/:id/refund', owners, async (request) => {
    const id = orderIdIn(request);
    const body = parse(refundRequestSchema, request.body);
    const [reason, amountPaise] = [historyText(body.reason), confirmedPaise(body)];
    const { revision } = body;
    const requireCurrent = () => inTransaction(deps.db, (tx) => requireRevision(tx, id, revision));
    // Before the provider is called; storeRefund checks again under the lock that it stores with.
    await requireCurrent();
    const plan = await planRefund(id, amountPaise, deps).catch(async (error: unknown) => {
      // A refund is also rejected for what has happened since, such as the same press a moment before.
      await requireCurrent();
      return refuseUnavailable(error);
    });
    // The provider may have taken long. An owner who is revoked is signed out, too.
    if (!(await isStillSignedIn(request))) throw new RefusalError(401, 'signedOut');
    const details = { reason, requestedBy: request.member.name, revision };
    const refund = await storeRefund(plan, details, deps);
    await carryOut(refund, request);
    return await orderOf(id);
  });

  /** From here on the refund is stored: whatever happens, the response is the order with it. */
  async function carryOut(refund: Refund, { log }: FastifyRequest): Promise<void> {
    const carriedOut = carryOutRefund(refund, deps, timing.pauseMs).catch((err: unknown) =>
      log.warn({ err, orderId: refund.orderId }, 'refund is left to the server'),
    );
    await Promise.race([carriedOut, wait(timing.longestMs, undefined, { ref: false })]);
  }
}

/** An amount in paise. Throws a RefusalError that names its readings if it is ambiguous. */
function paiseOf(rupees: string): number {
  const amount = readRupees(rupees);
  if ('problem' in amount) throw problem(amount.problem);
  return amount.paise;
}

/** The amount that was typed twice. Throws a RefusalError if both differ. */
function confirmedPaise({
  amount,
  confirmation,
}: {
  amount: string;
  confirmation: string;
}): number {
  const [paise, typedPaise] = [paiseOf(amount), paiseOf(confirmation)];
  if (paise !== typedPaise) {
    throw problem(
      `The amounts differ: ${formatPaise(paise)} and ${formatPaise(typedPaise)}. Type the same amount twice`,
    );
  }
  return paise;
}

function refuseUnavailable(error: unknown): never {
  if (!(error instanceof ProviderUnavailable)) throw error;
  throw problem('The payment provider does not respond. Nothing was refunded; try again later');
}

/** What the policy grants besides what was refunded already. */
function grantOf(plan: RefundPlan, deliveredPaise: number, nowMs: number): OfficeRefundPlan {
  const grant = policyGrant(plan, deliveredPaise, nowMs);
  return {
    paidPaise: plan.paidPaise,
    leftPaise: plan.amountPaise,
    kind: grant.kind,
    grantedPaise: grant.amountPaise,
    day: grant.day,
    fullDays: refundPolicy.fullDays,
    creditedFrom: grant.creditedFrom,
    creditedBy: grant.creditedBy,
  };
}
