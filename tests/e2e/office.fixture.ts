import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  request,
} from '@playwright/test';
import type { Role } from '#contract/office/session.ts';
import { servers } from './servers.ts';

const { dataDir, officePort, officeUrl } = servers;

/** Cookies of somebody who is signed in. */
type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** Opens the office as another member, in a browser of its own. */
type OpenAs = (role: Role, name?: string) => Promise<Page>;

interface OfficeFixtures {
  openAs: OpenAs;
  /** Fails the test if a script throws or the Content-Security-Policy is broken. */
  faults: string[];
}

/** A sign-in link, by the command that an owner types. */
export async function invite(name: string, role: Role = 'staff'): Promise<string> {
  const words = ['scripts/office.ts', 'invite', name, ...(role === 'owner' ? ['--owner'] : [])];
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    OFFICE_PORT: String(officePort),
    OFFICE_URL: officeUrl,
  };
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  return stdout.split('\n')[0] ?? '';
}

/** A name that no other member has. */
export const memberName = (): string => `Ravi ${randomUUID().slice(0, 8)}`;

/** A browser in which nobody is signed in. */
export const signedOut = { cookies: [], origins: [] };

async function signIn(role: Role, name = memberName()): Promise<Session> {
  const link = await invite(name, role);
  // Without the session of the test, which a sign-in would replace.
  const context = await request.newContext({ storageState: signedOut });
  const response = await context.post(`${officeUrl}/api/sign-in`, {
    headers: { origin: officeUrl },
    data: { token: new URL(link).hash.replace('#sign-in=', ''), isShared: false },
  });
  expect(response.status()).toBe(200);
  const session = await context.storageState();
  await context.dispose();
  return session;
}

/** Notes scripts that throw, and breaches of the Content-Security-Policy. */
export function noteFaults(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
}

/** The tests' own `test` for the office: an owner is signed in. */
export const test = base.extend<OfficeFixtures, { ownerSession: Session }>({
  baseURL: officeUrl,
  ownerSession: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures
    async ({}, provide) => provide(await signIn('owner')),
    { scope: 'worker' },
  ],
  storageState: ({ ownerSession }, provide) => provide(ownerSession),
  faults: [
    async ({ context }, provide) => {
      const faults: string[] = [];
      noteFaults(context, faults);
      await provide(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  openAs: async ({ browser, faults, viewport }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (role, name) => {
      const storageState = await signIn(role, name);
      const context = await browser.newContext({ baseURL: officeUrl, storageState, viewport });
      contexts.push(context);
      noteFaults(context, faults);
      return await context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';

/** Windows in which the pages differ. */
export const windows = {
  'at 360 px': { width: 360, height: 740 },
  'at 1280 px': { width: 1280, height: 800 },
};
