import { describe, expect, it } from 'vitest';
import { startSimulator, tokenForm } from '../app.fixture.ts';
import { apiPrefix } from '../app.ts';

describe('POST /v1/oauth/token', () => {
  it('issues a token that the other calls accept', async () => {
    const { get, postToken } = startSimulator();
    const response = await postToken();
    expect(response.json()).toMatchObject({ token_type: 'O-Bearer', expires_at: 1_760_003_600 });
    const headers = { authorization: `O-Bearer ${response.json().access_token}` };
    expect((await get('/checkout/v2/order/X/status', headers)).statusCode).toBe(400);
  });

  it.each<Record<string, string>>([{ client_secret: 'wrong' }, { client_id: 'wrong' }])(
    'refuses %j',
    async (more) => {
      const response = await startSimulator().postToken(tokenForm(more));
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 'INVALID_CLIENT', errorCode: 'OIM004' });
    },
  );

  it.each<Record<string, string>>([
    { grant_type: 'password' },
    { client_version: '' },
    { client_version: 'one' },
  ])('refuses the form with %j', async (more) => {
    expect((await startSimulator().postToken(tokenForm(more))).statusCode).toBe(400);
  });

  it('accepts forms only', async () => {
    const { app } = startSimulator();
    const url = `${apiPrefix}/v1/oauth/token`;
    const payload = Object.fromEntries(new URLSearchParams(tokenForm()));
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(400);
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(400);
  });

  it('leaves issued_at out on request', async () => {
    const { postToken, switchOn } = startSimulator();
    await switchOn('token-without-issued-at', { times: 1 });
    expect((await postToken()).json()).not.toHaveProperty('issued_at');
    expect((await postToken()).json()).toHaveProperty('issued_at');
  });
});

describe('the token', () => {
  it.each(['', 'O-Bearer unknown'])('is not %j', async (authorization) => {
    const { get, pay } = startSimulator();
    for (const response of [
      await pay({}, { authorization }),
      await get('/checkout/v2/order/ORD_1/status', { authorization }),
      await get('/payments/v2/refund/R1/status', { authorization }),
    ]) {
      expect([response.statusCode, response.json().code]).toEqual([401, 'AUTHORIZATION_FAILED']);
    }
  });

  it('expires', async () => {
    const { clock, get, postToken } = startSimulator({ tokenLifetimeS: 60 });
    const headers = { authorization: `O-Bearer ${(await postToken()).json().access_token}` };
    clock.nowMs += 60_000;
    expect((await get('/checkout/v2/order/X/status', headers)).statusCode).toBe(401);
  });
});
