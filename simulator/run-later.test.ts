import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { runLaterUnless } from './run-later.ts';

it('runs an action later', async () => {
  const action = vi.fn();
  runLaterUnless(new AbortController().signal)(1, action);
  expect(action).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(action).toHaveBeenCalledOnce());
});

it('runs nothing any more once it is aborted', async () => {
  const closing = new AbortController();
  const [before, after] = [vi.fn(), vi.fn()];
  const runLater = runLaterUnless(closing.signal);
  runLater(2, before);
  closing.abort();
  runLater(1, after);
  await wait(10);
  expect(before).not.toHaveBeenCalled();
  expect(after).not.toHaveBeenCalled();
});
