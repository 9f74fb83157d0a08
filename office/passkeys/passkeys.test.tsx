// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { z } from 'zod';
import { fill } from '#contract/fill.ts';
import type { creationOptionsSchema, requestOptionsSchema } from '#contract/office/passkeys.ts';
import { newPasskeySchema, passkeySignInSchema } from '#contract/office/passkeys.ts';
import { refuse, sampleMe, samplePasskeys, sampleWords } from '../office-api.fixture.ts';
import { actionsAmong, fakeBrowser, openOffice } from '../render-office.fixture.tsx';
import { formatMoment } from '../words/format.ts';

fakeBrowser();
const { devices, passkeys: labels, problems, shell, signIn } = sampleWords().office;
const button = (name: string) => screen.findByRole('button', { name });
const signedOut = { 'GET /api/me': () => refuse({ code: 'signedOut' }) };
const none = { 'GET /api/passkeys': () => ({ passkeys: [] }) };

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const credential = {
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('attested'),
    authenticatorData: bytes('data'),
    signature: bytes('signed'),
    userHandle: bytes('m1'),
    getTransports: () => ['internal'],
  },
};

const creation: z.output<typeof creationOptionsSchema> = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'office.example', name: 'office.example' },
  user: { id: 'bTE', name: 'Ravi Kumar', displayName: 'Ravi Kumar' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
};
const assertion: z.output<typeof requestOptionsSchema> = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'office.example',
  timeout: 300_000,
  userVerification: 'required',
};
const options = {
  'POST /api/passkeys/options': () => creation,
  'POST /api/sign-in/passkey/options': () => assertion,
};

/** A browser with passkeys, whose member does that with each of them. */
function fakePasskeys(use: () => Promise<unknown> = async () => credential) {
  vi.stubGlobal('PublicKeyCredential', class {});
  const credentials = { create: vi.fn(use), get: vi.fn(use) };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return credentials;
}

it('adds a passkey on the Devices page, which then lists it', async () => {
  const { create } = fakePasskeys();
  let isAdded = false;
  const { user, requests } = openOffice('/devices', {
    ...options,
    'GET /api/passkeys': () => (isAdded ? samplePasskeys() : { passkeys: [] }),
    'POST /api/passkeys': ({ body }) => {
      newPasskeySchema.parse(body);
      isAdded = true;
      return {};
    },
  });
  const add = await button(labels.add);
  expect(screen.queryByText(labels.lost)).toBeNull();
  await user.click(add);
  await screen.findByText(labels.added);
  await screen.findByText('Safari, iPhone');
  expect(create).toHaveBeenCalledOnce();
  expect(actionsAmong(requests)).toHaveLength(2);
});

it('says when a passkey was added and used, and removes it', async () => {
  fakePasskeys();
  const { user, requests } = openOffice('/devices', { 'POST /api/passkeys/p1/remove': () => ({}) });
  const passkey = 'Safari, iPhone, Sunita';
  const remove = await button(fill(labels.removePasskey, { passkey }));
  const [added] = samplePasskeys().passkeys;
  const time = (timeMs?: number | null) => formatMoment(timeMs ?? 0, sampleWords().locale);
  const line = remove.closest('li')?.textContent;
  expect(line).toContain(fill(labels.addedAt, { time: time(added?.addedAtMs) }));
  expect(line).toContain(fill(labels.usedAt, { time: time(added?.lastUsedAtMs) }));
  expect(line).toContain(labels.backedUp);
  await user.click(remove);
  await screen.findByText(labels.removed);
  expect(actionsAmong(requests)).toHaveLength(1);
});

it.each([
  ['NotAllowedError', 'passkeyCancelled'],
  ['InvalidStateError', 'passkeyKnown'],
  ['NotSupportedError', 'passkeyUnsupported'],
  ['UnknownError', 'passkeyFailed'],
] as const)('says what to do after %s, and lets the member try again', async (name, problem) => {
  fakePasskeys(() => Promise.reject(new DOMException('', name)));
  const { user, requests } = openOffice('/devices', { ...options, ...none });
  await user.click(await button(labels.add));
  await screen.findByText(problems[problem]);
  expect(await button(labels.add)).toBeTruthy();
  expect(actionsAmong(requests)).toHaveLength(1);
});

it('signs in with a passkey, on a shared device too, without a name', async () => {
  const { get } = fakePasskeys();
  const { user, requests } = openOffice('/', {
    ...signedOut,
    ...options,
    'POST /api/sign-in/passkey': ({ body }) => {
      passkeySignInSchema.parse(body);
      return sampleMe();
    },
  });
  await screen.findByText(signIn.noPasskey);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: new RegExp(signIn.shared) }));
  await user.click(await button(signIn.passkey));
  await screen.findByRole('heading', { level: 1, name: shell.today });
  expect(get).toHaveBeenCalledOnce();
  expect(actionsAmong(requests).at(-1)).toMatchObject({ body: { isShared: true } });
});

it.each(['passkeyUnknown', 'passkeyFailed', 'tooMany'] as const)(
  'says what to do where the office refuses a passkey: %s',
  async (code) => {
    fakePasskeys();
    const { user } = openOffice('/', {
      ...signedOut,
      ...options,
      'POST /api/sign-in/passkey': () => refuse({ code }),
    });
    await user.click(await button(signIn.passkey));
    await screen.findByText(problems[code]);
    expect(screen.getByText(signIn.signedOutHow)).toBeTruthy();
  },
);

it('shows nothing of it in a browser without passkeys', async () => {
  openOffice('/devices', none);
  await screen.findByText(devices.thisDevice);
  await waitFor(() => expect(screen.queryByText(labels.title)).toBeNull());
  expect(screen.queryByRole('button', { name: labels.add })).toBeNull();
});

it('does not offer it to sign in, either', async () => {
  openOffice('/', signedOut);
  await screen.findByText(signIn.signedOutText);
  expect(screen.queryByRole('button', { name: signIn.passkey })).toBeNull();
});

it('can remove passkeys of others from a browser without them', async () => {
  openOffice('/devices');
  await screen.findByText('Safari, iPhone');
  expect(screen.queryByRole('button', { name: labels.add })).toBeNull();
});
