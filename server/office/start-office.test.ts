import { expect, it } from 'vitest';
import { openServer, production, sandbox } from '#server/compose.fixture.ts';
import { readConfig } from '#server/config.ts';
import { startOffice } from './start-office.ts';

const listener = { OFFICE_PORT: '0', OFFICE_URL: 'https://office.example.com' };
const trial = { PORT: '0', PUBLIC_URL: 'http://localhost', ...listener };

async function start(env: Record<string, string>) {
  const { checkout } = await openServer(env);
  const config = readConfig({ ...env, LOG_LEVEL: 'silent' });
  const office = await startOffice(config, checkout.office);
  await office?.close();
  return office;
}

it('gives a link to an owner where the simulator takes the payments', async () => {
  const { trialLink } = (await start(trial)) ?? {};
  expect(trialLink).toMatch(/^https:\/\/office\.example\.com\/#sign-in=[\w-]{43}$/);
});

it.each([production, sandbox])('gives nobody a link with an account of PhonePe', async (env) => {
  expect(await start({ ...env, ...listener })).toMatchObject({ trialLink: undefined });
});

it('starts no office without a port', async () => {
  expect(await start(production)).toBeUndefined();
});
