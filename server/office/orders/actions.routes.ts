import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { orderIdPattern } from '#contract/checkout-rules.ts';
import {
  calledSchema,
  forgetSchema,
  noteSchema,
  type OfficeOrder,
  resolveSchema,
} from '#contract/office/orders.ts';
import { emptyWriteAheadLog, inTransaction } from '#server/database/engine.ts';
import { eraseOrders } from '#server/orders/erase.ts';
import { addNote, recordCall, requireRevision, resolveFlag } from '#server/orders/moves.ts';
import { oneLine } from '#server/orders/order-item.ts';
import type { PaymentCheckDeps } from '#server/orders/payment-status.ts';
import { parse, requireOwner } from '../guards.ts';
import { badRequest, notFound, problem } from './refusals.ts';

/** What actions on an order need. */
export interface ActionDeps {
  checkDeps: Omit<PaymentCheckDeps, 'cause'>;
  /** The order for staff. Throws a RefusalError if there is none. */
  orderOf: (id: string) => Promise<OfficeOrder>;
}

const paramsSchema = z.object({ id: z.string().regex(orderIdPattern) });

/** The id in the address. Throws a RefusalError. */
export function orderIdIn({ params }: FastifyRequest): string {
  const parsed = paramsSchema.safeParse(params);
  if (!parsed.success) throw notFound();
  return parsed.data.id;
}

/** A text for the history, on one line. Throws a RefusalError if nothing is left of it. */
export function historyText(text: string): string {
  const written = oneLine(text);
  if (written === '') throw badRequest();
  return written;
}

/** POST /api/orders/{id}/note, called, resolve and forget. Each returns the order. */
export function serveActions(scope: FastifyInstance, { checkDeps, orderOf }: ActionDeps): void {
  const { db, nowMs } = checkDeps;
  const by = ({ member }: FastifyRequest) => ({
    cause: 'staff',
    atMs: nowMs(),
    actor: member.name,
  });

  scope.post('/api/orders/:id/note', async (request) => {
    const id = orderIdIn(request);
    const note = historyText(parse(noteSchema, request.body).note);
    await addNote(db, id, { ...by(request), note });
    return await orderOf(id);
  });

  scope.post('/api/orders/:id/called', async (request) => {
    const id = orderIdIn(request);
    const note = oneLine(parse(calledSchema, request.body).note) || undefined;
    await recordCall(db, id, { ...by(request), note });
    return await orderOf(id);
  });

  scope.post('/api/orders/:id/resolve', async (request) => {
    const id = orderIdIn(request);
    const { reason, revision } = parse(resolveSchema, request.body);
    const details = { ...by(request), note: historyText(reason) };
    await inTransaction(db, async (tx) => {
      await requireRevision(tx, id, revision);
      if (!(await resolveFlag(tx, id, details))) throw problem('The order has no open flag');
    });
    return await orderOf(id);
  });

  scope.post('/api/orders/:id/forget', { preHandler: requireOwner }, async (request) => {
    const id = orderIdIn(request);
    const { revision } = parse(forgetSchema, request.body);
    await inTransaction(db, async (tx) => {
      await requireRevision(tx, id, revision);
      await eraseOrders(tx, [id], by(request));
    });
    if (!(await emptyWriteAheadLog(db))) {
      request.log.warn({ orderId: id }, "erased details are still in SQLite's write-ahead log");
    }
    return await orderOf(id);
  });
}
