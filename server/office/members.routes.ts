import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type invitedSchema, inviteSchema } from '#contract/office/session.ts';
import type { Database } from '#server/database/schema.ts';
import { parse, requireOwner } from './guards.ts';
import { inviteMember, listMembers, revokeMember, signInLink } from './members.ts';
import { RefusalError } from './refusal.ts';

/** What the routes about members need. */
export interface MemberDeps {
  db: Database;
  nowMs: () => number;
  officeUrl: string;
}

/** Members of staff, for owners, within a scope of `requireSession`. */
export async function serveMembers(
  app: FastifyInstance,
  { db, nowMs, officeUrl }: MemberDeps,
): Promise<void> {
  app.addHook('preHandler', requireOwner);

  app.get('/api/members', async () => ({ members: await listMembers(db, nowMs()) }));

  app.post('/api/members', async ({ body }): Promise<z.infer<typeof invitedSchema>> => {
    const invitation = await inviteMember(db, parse(inviteSchema, body), nowMs());
    return { link: signInLink(officeUrl, invitation), expiresAtMs: invitation.expiresAtMs };
  });

  app.post<{ Params: { id: string } }>('/api/members/:id/revoke', async ({ params }) => {
    const outcome = await revokeMember(db, params.id, nowMs());
    if (outcome === 'unknown') throw new RefusalError(404, 'notFound');
    if (outcome === 'lastOwner') {
      const message = 'The last owner cannot be removed. Invite another owner first';
      throw new RefusalError(422, { code: 'problem', message });
    }
    return {};
  });
}
