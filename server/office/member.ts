import type { Role } from '#contract/office/session.ts';

/** The member of staff who makes a request. */
export interface Member {
  id: string;
  /** As the history of an order shows it. */
  name: string;
  role: Role;
  /** Of `office_devices`. */
  deviceId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route that needs a session (guards.ts). */
    member: Member;
  }
}
