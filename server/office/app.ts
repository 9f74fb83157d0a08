import type { FastifyInstance } from 'fastify';
import { type AppSettings, answerBeforeClose, createApp } from '#server/http/create-app.ts';
import { serveContent } from './content/content.routes.ts';
import { type PublicationRoutes, servePublications } from './content/publication.routes.ts';
import type { EditingDeps } from './content/publisher-facts.ts';
import type { OfficeDeps } from './deps.ts';
import { serveOfficeFiles } from './files.ts';
import {
  guardOffice,
  healthPath,
  limitDevices,
  limitFailedSessions,
  limitSignIns,
  refuseOnFullDisk,
} from './guards.ts';
import { serveLeads } from './leads.routes.ts';
import { serveMembers } from './members.routes.ts';
import { serveOrders } from './orders/routes.ts';
import { servePasskeySignIn, servePasskeys } from './passkeys/passkeys.routes.ts';
import { passkeySite } from './passkeys/passkeys.ts';
import { isStillSignedIn, requireSession, serveDevices, serveSignIn } from './session.routes.ts';
import { sessionCookie } from './session-cookie.ts';

/** Parts of the office. */
export interface OfficeParts extends AppSettings {
  /** Origin at which it is reached. */
  officeUrl: string;
  /** Folder of the built office. */
  officeDir: string;
  /** False turns its limits off, for tests. */
  hasLimits: boolean;
  deps: OfficeDeps;
  /** Both are undefined on installations without the publisher (content/publisher.ts). */
  content?: EditingDeps | undefined;
  publications?: PublicationRoutes | undefined;
}

/** Longest time to receive a request, in ms; a phone may upload a photograph of 30 MB. */
const requestTimeoutMs = 5 * 60_000;

/** Builds the office: an app of its own, for a listener of its own. */
export function buildOffice(parts: OfficeParts): FastifyInstance {
  const { officeUrl, officeDir, hasLimits, deps, content, publications } = parts;
  const { db, nowMs, provider } = deps;
  const isTest = provider.testModeName !== null;
  const session = {
    ...{ db, nowMs, isTest, editsContent: content !== undefined },
    cookie: sessionCookie(officeUrl),
  };
  const app = createApp(parts);
  app.server.requestTimeout = requestTimeoutMs;
  const passkeys = { ...session, site: passkeySite(officeUrl), log: app.log };
  // Reads, such as the stream of events, are repeated by the page.
  answerBeforeClose(app, ({ method }) => method !== 'GET');
  guardOffice(app, officeUrl);
  app.get(healthPath, () => ({ ok: true }));
  app.register((scope) => serveOfficeFiles(scope, officeDir));
  app.register(async (scope) => {
    const limits = hasLimits ? await limitSignIns(scope) : { signIn: [], signOut: [] };
    serveSignIn(scope, session, limits);
    servePasskeySignIn(scope, passkeys, limits.signIn);
  });
  app.register(async (scope) => {
    if (hasLimits) await limitDevices(scope);
    requireSession(scope, session, hasLimits ? limitFailedSessions(scope) : undefined);
    serveDevices(scope, session);
    servePasskeys(scope, passkeys);
    serveLeads(scope, deps);
    scope.register(async (inner) => {
      refuseOnFullDisk(inner);
      if (content) serveContent(inner, content);
      if (publications) servePublications(inner, publications);
    });
    scope.register((inner) => serveMembers(inner, { db, nowMs, officeUrl }));
    scope.register(async (inner) =>
      serveOrders(inner, { ...deps, isStillSignedIn: isStillSignedIn(session) }),
    );
  });
  return app;
}
