import type { FastifyInstance } from 'fastify';
import type { OfficeOrder, Refusal } from '#contract/office/orders.ts';
import { ActionRejected, StaleOrder, UnknownOrder } from '#server/orders/moves.ts';
import { RefusalError } from '../refusal.ts';

/** The request is malformed; no page of the office sends it. */
export const badRequest = (): RefusalError => new RefusalError(400, 'badRequest');

/** There is no such order. */
export const notFound = (): RefusalError => new RefusalError(404, 'notFound');

/** Something that staff can correct; nothing was changed. */
export const problem = (sentence: string): RefusalError =>
  new RefusalError(422, { code: 'problem', message: sentence });

/** Refuses what orders and refunds reject; a stale action with the order as it is now. */
export function refuseRejected(
  scope: FastifyInstance,
  orderOf: (id: string) => Promise<OfficeOrder>,
): void {
  scope.setErrorHandler(async (error, request, reply) => {
    if (error instanceof ActionRejected) throw problem(error.message);
    if (error instanceof UnknownOrder) throw notFound();
    // The guards answer the others.
    if (!(error instanceof StaleOrder)) throw error;
    const { id } = request.params as { id: string };
    return reply.code(409).send({ code: 'stale', order: await orderOf(id) } satisfies Refusal);
  });
}
