import { afterEach, beforeEach, expect, it } from 'vitest';
import { leadsSchema } from '#contract/office/leads.ts';
import { countTap } from '#server/leads/taps.ts';
import { openTestOffice, type TestOffice } from './office.fixture.ts';

let office: TestOffice;
beforeEach(async () => {
  office = await openTestOffice();
});
afterEach(() => office.close());

it('shows the taps of a period to every member', async () => {
  const tap = { page: '/pricing', kind: 'call', source: 'card' } as const;
  await countTap(office.db, tap, office.clock.nowMs);
  const ravi = await office.signIn('Ravi');
  const { status, body } = await ravi.get('/api/leads?period=month');
  expect([status, leadsSchema.parse(body).total]).toEqual([200, 1]);
});

it('requires a session and a known period', async () => {
  expect((await office.get('/api/leads?period=week')).status).toBe(401);
  const ravi = await office.signIn('Ravi');
  for (const query of ['', '?period=year', '?period=week&day=1']) {
    const { status, body } = await ravi.get(`/api/leads${query}`);
    expect([status, body]).toEqual([400, { code: 'badRequest' }]);
  }
});
