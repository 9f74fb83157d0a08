import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  creationOptionsSchema,
  passkeysSchema,
  requestOptionsSchema,
} from '#contract/office/passkeys.ts';
import { devicesSchema, membersSchema, meSchema } from '#contract/office/session.ts';
import { engines } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { idleMs } from '../devices.ts';
import { officeLimits } from '../guards.ts';
import { officeUrl, openTestOffice, type TestOffice } from '../office.fixture.ts';
import { sessionMs } from '../session-cookie.ts';
import {
  type Misbehaviour,
  type SoftAuthenticator,
  softAuthenticator,
} from './authenticator.fixture.ts';
import { challengeMs } from './challenges.ts';

const { hostname } = new URL(officeUrl);
const failed = { status: 400, body: { code: 'passkeyFailed' } };
const unknown = { status: 400, body: { code: 'passkeyUnknown' } };

type Session = Awaited<ReturnType<TestOffice['signIn']>>;

describe.each(engines)('passkeys on $engine', ({ openTestDatabase }) => {
  let office: TestOffice;
  let log: string[];
  beforeEach(async () => {
    log = [];
    const logStream = { write: (line: string) => log.push(line) };
    office = await openTestOffice({ logLevel: 'warn', logStream }, openTestDatabase());
  });
  afterEach(() => office.close());

  const creationOptions = async ({ post }: Session) =>
    creationOptionsSchema.parse((await post('/api/passkeys/options')).body);
  const requestOptions = async () =>
    requestOptionsSchema.parse((await office.post('/api/sign-in/passkey/options', {})).body);
  const listed = async ({ get }: Session) =>
    passkeysSchema.parse((await get('/api/passkeys')).body).passkeys;
  const stored = () => office.db.selectFrom('officePasskeys').selectAll().execute();

  const add = async (session: Session, passkey: SoftAuthenticator, change: Misbehaviour = {}) =>
    session.post('/api/passkeys', {
      credential: passkey.create(await creationOptions(session), change),
    });
  const send = (credential: object, isShared = false, headers = {}) =>
    office.post('/api/sign-in/passkey', { credential, isShared }, headers);
  const signIn = async (passkey: SoftAuthenticator, change: Misbehaviour = {}) =>
    send(passkey.get(await requestOptions(), change));

  /** A member with a passkey, which counts its uses if it starts from more than 0. */
  const withPasskey = async (name = 'Ravi Kumar', firstCounter = 0) => {
    const session = await office.signIn(name);
    const passkey = softAuthenticator(officeUrl, firstCounter);
    expect((await add(session, passkey)).status).toBe(200);
    return { session, passkey };
  };

  it('are made for this host, need a finger or PIN, and can be found without a name', async () => {
    const session = await office.signIn('Ravi Kumar');
    expect(await creationOptions(session)).toMatchObject({
      rp: { id: hostname },
      user: { name: 'Ravi Kumar' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const options = await office.post('/api/sign-in/passkey/options', {});
    expect(options.body).not.toHaveProperty('allowCredentials');
    expect(options.body).toMatchObject({ rpId: hostname, userVerification: 'required' });
  });

  it('sign in without a link, as often as needed, for as long as a link does', async () => {
    const { passkey } = await withPasskey();
    for (let time = 0; time < 2; time += 1) {
      const { status, headers, body } = await signIn(passkey);
      expect([status, meSchema.parse(body).name]).toEqual([200, 'Ravi Kumar']);
      expect(headers['set-cookie']).toMatch(
        /^__Host-office=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
      );
      const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
      expect((await office.get('/api/me', { cookie })).body).toEqual(body);
      office.clock.nowMs += sessionMs;
      expect((await office.get('/api/me', { cookie })).status).toBe(401);
    }
  });

  it('sign a shared device in until 12 hours without use', async () => {
    const { passkey } = await withPasskey();
    const { headers } = await send(passkey.get(await requestOptions()), true);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    office.clock.nowMs += idleMs;
    expect((await office.get('/api/me', { cookie })).status).toBe(401);
  });

  it('replace the session that the same browser had', async () => {
    const { session, passkey } = await withPasskey();
    await send(passkey.get(await requestOptions()), false, { cookie: session.cookie });
    expect((await session.get('/api/me')).status).toBe(401);
  });

  it('are listed with when they were added and used, by their member and owners', async () => {
    const owner = await office.signIn('Asha Kumari', 'owner');
    const { session, passkey } = await withPasskey();
    const other = await withPasskey('Meena Devi');
    const entry = { memberName: 'Ravi Kumar', addedAtMs: startMs, isBackedUp: true };
    expect(await listed(session)).toMatchObject([{ ...entry, lastUsedAtMs: null }]);
    office.clock.nowMs += 1_000;
    await signIn(passkey);
    expect(await listed(session)).toMatchObject([{ ...entry, lastUsedAtMs: startMs + 1_000 }]);
    expect(await listed(other.session)).toMatchObject([{ memberName: 'Meena Devi' }]);
    expect(await listed(owner)).toHaveLength(2);
    expect(devicesSchema.parse((await session.get('/api/devices')).body).devices).toHaveLength(2);
  });

  it('are added once to an authenticator', async () => {
    const { session, passkey } = await withPasskey();
    const { excludeCredentials } = await creationOptions(session);
    expect(excludeCredentials).toEqual([
      { id: passkey.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
    const other = await office.signIn('Meena Devi');
    expect(await add(other, passkey)).toMatchObject(failed);
    expect(await listed(session)).toHaveLength(1);
  });

  describe('once removed', () => {
    const remove = async ({ get, post }: Session, name = 'Ravi Kumar') => {
      const { passkeys } = passkeysSchema.parse((await get('/api/passkeys')).body);
      const { id } = passkeys.find(({ memberName }) => memberName === name) ?? {};
      return await post(`/api/passkeys/${id}/remove`);
    };

    it('by their member do not sign in', async () => {
      const { session, passkey } = await withPasskey();
      expect((await remove(session)).status).toBe(200);
      expect(await signIn(passkey)).toMatchObject(unknown);
      expect((await session.get('/api/me')).status).toBe(200);
      expect((await remove(session)).status).toBe(404);
    });

    it('by an owner do not sign in; staff cannot remove those of others', async () => {
      const owner = await office.signIn('Asha Kumari', 'owner');
      const { passkey } = await withPasskey();
      const [row] = await stored();
      const meena = await office.signIn('Meena Devi');
      expect((await meena.post(`/api/passkeys/${row?.id}/remove`)).status).toBe(404);
      expect((await signIn(passkey)).status).toBe(200);
      expect((await remove(owner)).status).toBe(200);
      expect(await signIn(passkey)).toMatchObject(unknown);
    });

    it('with their member stay removed, even if the member is invited again', async () => {
      const owner = await office.signIn('Asha Kumari', 'owner');
      const { passkey } = await withPasskey();
      const { members } = membersSchema.parse((await owner.get('/api/members')).body);
      const { id } = members.find(({ name }) => name === 'Ravi Kumar') ?? {};
      const answer = passkey.get(await requestOptions());
      expect((await owner.post(`/api/members/${id}/revoke`)).status).toBe(200);
      expect(await send(answer)).toMatchObject(unknown);
      await office.invite('Ravi Kumar');
      expect(await signIn(passkey)).toMatchObject(unknown);
    });
  });

  describe('a challenge', () => {
    it('signs in once', async () => {
      const { passkey } = await withPasskey();
      const answer = passkey.get(await requestOptions());
      expect((await send(answer)).status).toBe(200);
      expect(await send(answer)).toMatchObject(failed);
    });

    it('signs in only one of two concurrent answers', async () => {
      const { passkey } = await withPasskey();
      const answer = passkey.get(await requestOptions());
      const responses = await Promise.all([send(answer), send(answer), send(answer)]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    });

    it('is used up by a wrong answer, too', async () => {
      const { passkey } = await withPasskey();
      const options = await requestOptions();
      expect(await send(passkey.get(options, { origin: 'https://evil.example' }))).toMatchObject(
        failed,
      );
      expect(await send(passkey.get(options))).toMatchObject(failed);
    });

    it('ends after 5 minutes', async () => {
      const { session, passkey } = await withPasskey();
      const [first, last] = [await requestOptions(), await requestOptions()];
      const creation = await creationOptions(session);
      office.clock.nowMs += challengeMs - 1;
      expect((await send(passkey.get(first))).status).toBe(200);
      office.clock.nowMs += 1;
      expect(await send(passkey.get(last))).toMatchObject(failed);
      const credential = softAuthenticator(officeUrl).create(creation);
      expect(await session.post('/api/passkeys', { credential })).toMatchObject(failed);
    });

    it('does not live longer if the clock is set back', async () => {
      const { passkey } = await withPasskey();
      const options = await requestOptions();
      office.clock.nowMs -= 3_600_000;
      expect(await send(passkey.get(options))).toMatchObject(failed);
    });

    it('is good only for what it was made for, on the device it was made for', async () => {
      const { session, passkey } = await withPasskey();
      const { challenge } = await creationOptions(session);
      expect(await signIn(passkey, { challenge })).toMatchObject(failed);

      const next = softAuthenticator(officeUrl);
      const forSignIn = await requestOptions();
      expect(await add(session, next, { challenge: forSignIn.challenge })).toMatchObject(failed);
      const other = await creationOptions(await office.signIn('Meena Devi'));
      expect(await add(session, next, { challenge: other.challenge })).toMatchObject(failed);
      expect(await listed(session)).toHaveLength(1);
    });

    it('that is not answered is deleted', async () => {
      await requestOptions();
      office.clock.nowMs += challengeMs;
      const { challenge } = await requestOptions();
      const rows = await office.db.selectFrom('officeChallenges').selectAll().execute();
      expect(rows).toMatchObject([{ challenge }]);
    });
  });

  const forgeries: [string, Misbehaviour][] = [
    ['of another origin', { origin: 'https://evil.example' }],
    ['of http', { origin: officeUrl.replace('https', 'http') }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a finger or PIN', { isVerified: false }],
    ['of another ceremony', { type: 'webauthn.other' }],
    ['of an unknown challenge', { challenge: 'AAAA' }],
  ];
  it.each(forgeries)('%s are neither added nor sign in', async (_, change) => {
    const { session, passkey } = await withPasskey();
    expect(await add(session, softAuthenticator(officeUrl), change)).toMatchObject(failed);
    const { status, body, headers } = await signIn(passkey, change);
    expect([status, body, headers['set-cookie']]).toEqual([400, failed.body, undefined]);
    expect(await stored()).toHaveLength(1);
    expect((await signIn(passkey)).status).toBe(200);
  });

  it('whose counter goes back, as that of a copy, do not sign in', async () => {
    const { passkey } = await withPasskey('Ravi Kumar', 7);
    expect((await signIn(passkey)).status).toBe(200);
    expect(await stored()).toMatchObject([{ counter: 8 }]);
    for (const counter of [8, 7, 0])
      expect(await signIn(passkey, { counter })).toMatchObject(failed);
    expect(log.map((line) => JSON.parse(line).msg)).toEqual(Array(3).fill('passkey rejected'));
    expect(await stored()).toMatchObject([{ counter: 8 }]);
    expect((await signIn(passkey, { counter: 9 })).status).toBe(200);
  });

  it('do not sign in with the signature or as the member of another passkey', async () => {
    const { passkey } = await withPasskey();
    const { passkey: meenas } = await withPasskey('Meena Devi');
    const { response } = meenas.get(await requestOptions());
    expect(await send({ ...passkey.get(await requestOptions()), response })).toMatchObject(failed);
    const forged = passkey.get(await requestOptions());
    const { signature } = meenas.get(await requestOptions()).response;
    expect(await send({ ...forged, response: { ...forged.response, signature } })).toMatchObject(
      failed,
    );
    const { userHandle } = response;
    expect(await signIn(passkey, { userHandle })).toMatchObject(failed);
  });

  it('that were never added do not sign in', async () => {
    const session = await office.signIn('Ravi Kumar');
    const passkey = softAuthenticator(officeUrl);
    passkey.create(await creationOptions(session));
    expect(await signIn(passkey)).toMatchObject(unknown);
  });

  it.each([{}, { id: "' or 1=1 --" }, { response: null }, { id: 'x'.repeat(2_000) }])(
    'are not %j',
    async (change) => {
      const { passkey } = await withPasskey();
      const credential = passkey.get(await requestOptions());
      const body = Object.keys(change).length === 0 ? {} : { ...credential, ...change };
      expect(await send(body)).toMatchObject({ status: 400, body: { code: 'badRequest' } });
    },
  );

  it.each([
    ['GET', '/api/passkeys'],
    ['POST', '/api/passkeys/options'],
    ['POST', '/api/passkeys'],
    ['POST', '/api/passkeys/x/remove'],
  ] as const)('%s %s needs a session', async (method, url) => {
    const response = await (method === 'GET' ? office.get(url) : office.post(url, {}));
    expect(response).toMatchObject({ status: 401, body: { code: 'signedOut' } });
  });

  it('sign in on another server than the one that made the challenge', async () => {
    const { passkey } = await withPasskey();
    const options = await requestOptions();
    const db = await office.openAnother();
    const second = await openTestOffice(
      {},
      Promise.resolve({ ...office, db, remove: async () => {} }),
    );
    const body = { credential: passkey.get(options), isShared: false };
    expect((await second.post('/api/sign-in/passkey', body)).status).toBe(200);
    expect((await office.post('/api/sign-in/passkey', body)).status).toBe(400);
    await second.app.close();
  });
});

describe('the limit of sign-ins', () => {
  let office: TestOffice;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: startMs });
    office = await openTestOffice({ hasLimits: true });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await office.close();
  });

  it('counts those with a passkey and their challenges', async () => {
    for (let tried = 0; tried < officeLimits.signInsPerMinute; tried += 2) {
      expect((await office.post('/api/sign-in/passkey/options', {})).status).toBe(200);
      expect((await office.post('/api/sign-in/passkey', {})).status).toBe(400);
    }
    const limited = { status: 429, body: { code: 'tooMany' } };
    expect(await office.post('/api/sign-in/passkey/options', {})).toMatchObject(limited);
    expect(await office.post('/api/sign-in/passkey', {})).toMatchObject(limited);
    const link = { token: await office.invite('Ravi Kumar'), isShared: false };
    expect(await office.post('/api/sign-in', link)).toMatchObject(limited);
  });
});

it('the office may make and use passkeys, by its Permissions-Policy', async () => {
  const office = await openTestOffice();
  const { headers } = await office.get('/');
  expect(headers['permissions-policy']).toMatch(
    /publickey-credentials-create=\(self\), publickey-credentials-get=\(self\)$/,
  );
  await office.close();
});
