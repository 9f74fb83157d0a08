import { setTimeout as wait } from 'node:timers/promises';
import {
  type OfficeOrder,
  orderSchema,
  type Refusal,
  refusalSchema,
} from '#contract/office/orders.ts';
import type { Database } from '#server/database/schema.ts';
import { inviteMember } from '#server/office/members.ts';
import { historyOf, lockOrder } from '#server/orders/moves.ts';

/** The response to an action on an order; undefined if the connection broke. */
type Outcome = { order: OfficeOrder } | { refusal: Refusal } | undefined;

/** A user of the office, whose server may die at any moment. */
export interface OfficeUser {
  name: string;
  /** The current order; retries until there is an answer. */
  readOrder: (id: string) => Promise<OfficeOrder>;
  /** Sends an action once, as the page does. */
  act: (id: string, action: string, body: object) => Promise<Outcome>;
}

/** Longer than a server takes to start on a busy machine. */
const budgetMs = 120_000;

/** Signs a new owner in. */
export async function signInOwner(
  db: Database,
  officeUrl: string,
  name: string,
): Promise<OfficeUser> {
  const { token } = await inviteMember(db, { name, role: 'owner' }, Date.now());
  // Each request on a connection of its own, so that either server gets it.
  const own = { origin: officeUrl, connection: 'close', 'content-type': 'application/json' };
  const signIn = await fetch(`${officeUrl}/api/sign-in`, {
    method: 'POST',
    headers: own,
    body: JSON.stringify({ token, isShared: false }),
  });
  const [cookie = ''] = (signIn.headers.get('set-cookie') ?? '').split(';');
  const headers = { ...own, cookie };

  const send = async (path: string, body?: object): Promise<Outcome> => {
    try {
      const response = await fetch(`${officeUrl}/api/orders/${path}`, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      const answer = await response.json();
      return response.ok
        ? { order: orderSchema.parse(answer) }
        : { refusal: refusalSchema.parse(answer) };
    } catch (error) {
      // A broken connection is a TypeError; a response that no page understands is not, and fails the test.
      if (error instanceof TypeError) return undefined;
      throw error;
    }
  };

  return {
    name,
    readOrder: async (id) => {
      for (const untilMs = Date.now() + budgetMs; Date.now() < untilMs; await wait(50)) {
        // PostgreSQL may still execute the last statement of a dead server.
        await db.transaction().execute(async (tx) => {
          await lockOrder(tx, id);
          await historyOf(tx, id);
        });
        const outcome = await send(id);
        if (outcome && 'order' in outcome) return outcome.order;
      }
      throw new Error(`${name} has not seen ${id} for ${budgetMs} ms`);
    },
    act: (id, action, body) => send(`${id}/${action}`, body),
  };
}
