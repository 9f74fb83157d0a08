import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { fill } from '#contract/fill.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { smallSite, spawnServer } from '#tests/fixtures/server-process.ts';
import { readWords } from '../../office/words/read-words.ts';
import { axeFaults, pageWidth } from './axe-faults.ts';

/** An office on a port of its own. */
interface Office {
  url: string;
  /** A sign-in link, by the command that an owner types. */
  invite: (name: string) => Promise<string>;
}

const test = base.extend<{ faults: string[] }, { office: Office }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'office-passkey-'));
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const env = { DATA_DIR: join(folder, 'data'), OFFICE_PORT: String(port), OFFICE_URL: url };
      const server = spawnServer({ ...env, SITE_DIR: smallSite(folder), RATE_LIMIT: '0' });
      await server.ready();
      const invite = async (name: string) => {
        const { stdout } = await promisify(execFile)(
          process.execPath,
          ['scripts/office.ts', 'invite', name],
          { env: { PATH: process.env.PATH, ...env } },
        );
        return stdout.split('\n')[0] ?? '';
      };
      await provide({ url, invite });
      await server.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ office }, provide) => provide(office.url),
  /** Fails the test if a script throws or the Content-Security-Policy is broken. */
  faults: [
    async ({ context }, provide) => {
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(String(error.error())));
      context.on('console', (message) => {
        if (/Content.Security.Policy|Permissions.Policy/i.test(message.text())) {
          faults.push(message.text());
        }
      });
      await provide(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** A phone with a screen lock, which its member opens at every question. */
async function addAuthenticator(page: Page) {
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether finger or PIN are right. */
    setVerified: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    credentials: async () =>
      (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

for (const [language, width] of [
  ['en', 360],
  ['hi', 360],
  ['en', 1280],
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale: `${language}-IN`, viewport: { width, height: 800 } });
    const { devices, passkeys, problems, shell, signIn } = readWords(language).office;

    test('a passkey signs in without a link, until it is removed', async ({ page, office }) => {
      const name = `Ravi ${language} ${width}`;
      const button = (label: string) => page.getByRole('button', { name: label, exact: true });
      const authenticator = await addAuthenticator(page);

      await page.goto(await office.invite(name));
      await button(signIn.button).click();
      await page.getByRole('link', { name: shell.devices }).click();
      await button(passkeys.add).click();
      await expect(page.getByText(passkeys.added)).toBeVisible();
      const list = page.getByRole('region', { name: passkeys.title }).getByRole('listitem');
      await expect(list).toContainText(passkeys.notUsed);
      expect(await authenticator.credentials()).toMatchObject([
        { isResidentCredential: true, rpId: 'localhost', userName: name },
      ]);
      await button(shell.close).click();
      await button(passkeys.add).click();
      await expect(page.getByText(problems.passkeyKnown)).toBeVisible();
      expect(await pageWidth(page)).toBe(width);
      expect(await axeFaults(page)).toEqual([]);

      await button(shell.signOut).click();
      await expect(button(signIn.passkey)).toBeVisible();
      expect(await pageWidth(page)).toBe(width);
      expect(await axeFaults(page)).toEqual([]);
      await authenticator.setVerified(false);
      await button(signIn.passkey).click();
      await expect(page.getByText(problems.passkeyCancelled)).toBeVisible();
      await authenticator.setVerified(true);
      await button(signIn.passkey).click();
      await expect(page.getByRole('heading', { level: 1, name: shell.devices })).toBeVisible();
      await expect(list).not.toContainText(passkeys.notUsed);
      await expect(page.getByText(devices.thisDevice, { exact: true })).toHaveCount(1);

      await list.getByRole('button').click();
      await expect(page.getByText(passkeys.removed)).toBeVisible();
      await button(shell.close).click();
      await expect(list).toHaveCount(0);
      await button(shell.signOut).click();
      await button(signIn.passkey).click();
      await expect(page.getByText(problems.passkeyUnknown)).toBeVisible();
    });
  });
}

test('it also signs in a shared device, by keyboard alone', async ({ page, office }) => {
  const { devices, passkeys, shell, signIn } = readWords('en').office;
  await addAuthenticator(page);
  await page.goto(await office.invite('Asha Kumari'));
  await page.getByRole('button', { name: signIn.button }).press('Enter');
  await page.getByRole('link', { name: shell.devices }).press('Enter');
  await page.getByRole('button', { name: passkeys.add }).press('Enter');
  await expect(page.getByText(passkeys.added)).toBeVisible();
  await page.getByRole('button', { name: shell.signOut, exact: true }).press('Enter');
  await page.getByRole('checkbox', { name: signIn.shared }).press('Space');
  await page.getByRole('button', { name: signIn.passkey }).press('Enter');
  await expect(page.getByText(devices.shared, { exact: true })).toBeVisible();
  const name = fill(passkeys.removePasskey, { passkey: 'Chrome, Linux, Asha Kumari' });
  await expect(page.getByRole('button', { name })).toBeVisible();
});

test('a browser without passkeys shows nothing of them', async ({ page, office }) => {
  const { devices, passkeys, shell, signIn } = readWords('en').office;
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  await page.goto('/');
  await expect(page.getByText(signIn.signedOutText)).toBeVisible();
  await expect(page.getByRole('button', { name: signIn.passkey })).toHaveCount(0);
  await page.goto(await office.invite('Meena Devi'));
  await page.getByRole('button', { name: signIn.button }).click();
  await page.getByRole('link', { name: shell.devices }).click();
  await expect(page.getByText(devices.thisDevice, { exact: true })).toBeVisible();
  await expect(page.getByText(passkeys.title)).toHaveCount(0);
});
