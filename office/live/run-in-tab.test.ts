import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#tests/fixtures/eventually.ts';
import { runInTab } from './run-in-tab.ts';

const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });

const turn = (state: 'visible' | 'hidden') => {
  tab.visibilityState = state;
  tab.dispatchEvent(new Event('visibilitychange'));
};

let isRunning: boolean;
let end: () => void;
const open = () =>
  runInTab(
    () => {
      isRunning = true;
      return () => {
        isRunning = false;
      };
    },
    () => undefined,
  );

beforeEach(() => {
  vi.stubGlobal('document', tab);
  tab.visibilityState = 'visible';
  isRunning = false;
  end = open();
});

afterEach(async () => {
  end();
  vi.unstubAllGlobals();
  await eventually(async () => expect((await navigator.locks.query()).held).toEqual([]));
});

const heldLock = () =>
  eventually(async () => {
    const [lock] = (await navigator.locks.query()).held ?? [];
    if (!lock?.name) throw new Error('no tab holds the lock');
    return lock.name;
  });

/** Hides another tab, which takes the lock. Returns a function that closes that tab. */
async function hideAnother() {
  const name = await heldLock();
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(name, { steal: true }, () => promise);
  await eventually(() => expect(isRunning).toBe(false));
  return resolve;
}

it('goes on in a hidden tab until another is hidden, and again after that is closed', async () => {
  turn('hidden');
  await heldLock();
  expect(isRunning).toBe(true);
  const close = await hideAnother();
  close();
  await eventually(() => expect(isRunning).toBe(true));
});

it('goes on at once in a tab that is shown', async () => {
  turn('hidden');
  const close = await hideAnother();
  turn('visible');
  expect(isRunning).toBe(true);
  close();
});

it('waits in a tab that was opened in the background', async () => {
  turn('hidden');
  await heldLock();
  const endFirst = end;
  isRunning = false;
  end = open();
  await eventually(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
  expect(isRunning).toBe(false);
  endFirst();
  await eventually(() => expect(isRunning).toBe(true));
});
