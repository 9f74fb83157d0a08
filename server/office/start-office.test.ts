import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openServer, production, sandbox } from '#server/compose.fixture.ts';
import { readConfig } from '#server/config.ts';
import { startOffice } from './start-office.ts';

const listener = { OFFICE_PORT: '0', OFFICE_URL: 'https://office.example.com' };
const testMode = { PORT: '0', PUBLIC_URL: 'http://localhost', ...listener };

async function start(env: Record<string, string>) {
  const { app, checkout } = await openServer(env);
  const config = readConfig({ ...env, LOG_LEVEL: 'silent' });
  const follower = { serve: async () => undefined, stop: async () => undefined };
  const logError = vi.spyOn(app.log, 'error');
  const office = await startOffice(config, checkout.office, follower, app.log);
  await office?.close();
  return { office, logError };
}

/** A port that another program has. */
async function takenPort() {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  return String((other.address() as AddressInfo).port);
}

it("prints an owner's link if the simulator takes the payments", async () => {
  const { office } = await start(testMode);
  expect(office?.ownerLink).toMatch(/^https:\/\/office\.example\.com\/#sign-in=[\w-]{43}$/);
});

it.each([production, sandbox])("prints no link with PhonePe's credentials", async (env) => {
  const { office } = await start({ ...env, ...listener });
  expect(office).toMatchObject({ ownerLink: undefined });
});

it('starts no office without a port', async () => {
  const { logError, office } = await start(production);
  expect(office).toBeUndefined();
  expect(logError).not.toHaveBeenCalled();
});

describe('an office that cannot start', () => {
  const portTaken = (port: string) =>
    `Port ${port} is taken. Stop the other program or choose another: OFFICE_PORT=4400 npm start`;

  it('leaves the public site running in production', async () => {
    const port = await takenPort();
    const { logError, office } = await start({ ...production, ...listener, OFFICE_PORT: port });
    expect(office).toBeUndefined();
    const err = expect.objectContaining({ message: portTaken(port) });
    expect(logError).toHaveBeenCalledExactlyOnceWith({ err }, 'the office was not started');
  });

  it('does so if its folder cannot be read, too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'office-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { logError, office } = await start({ ...production, ...listener, OFFICE_DIR: file });
    expect(office).toBeUndefined();
    expect(logError).toHaveBeenCalledOnce();
  });

  it('stops the server in development, and names the variable of its port', async () => {
    const port = await takenPort();
    await expect(start({ ...testMode, OFFICE_PORT: port })).rejects.toThrow(portTaken(port));
  });
});
