import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { inviteMember } from '#server/office/members.ts';
import { type ContentServer, startContentServer } from '#tests/fixtures/content-server.ts';
import { memberName, noteFaults } from './office.fixture.ts';

interface EditingFixtures {
  /** Opens the office as a new member, in a browser of its own. */
  openAs: (name?: string) => Promise<Page>;
}

/** `test` for editing: all tests of a worker share one server, which works on copies of content, site and office. */
export const test = base.extend<EditingFixtures, { edited: ContentServer }>({
  edited: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures
    async ({}, provide) => {
      const edited = await startContentServer();
      await provide(edited);
      await edited.db.destroy();
      await edited.server.stop();
      await edited.remove();
    },
    { scope: 'worker' },
  ],
  openAs: async ({ browser, edited: { db, office }, viewport }, provide) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await provide(async (name = memberName()) => {
      const { token } = await inviteMember(db, { name, role: 'staff' }, Date.now());
      const context = await browser.newContext({ baseURL: office, viewport });
      contexts.push(context);
      noteFaults(context, faults);
      const response = await context.request.post('/api/sign-in', {
        headers: { origin: office },
        data: { token, isShared: false },
      });
      expect(response.status()).toBe(200);
      return await context.newPage();
    });
    for (const context of contexts) await context.close();
    // The policy of a preview blocks what its page requests later, such as the chat's greeting.
    expect(faults.filter((fault) => !fault.includes('/preview/'))).toEqual([]);
  },
});
