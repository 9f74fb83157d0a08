import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Timers } from './timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Timers', () => {
  it('does things later, once or again and again', () => {
    const timers = new Timers();
    const done: string[] = [];
    timers.after(10, () => done.push('once'));
    timers.every(4, () => done.push('again'));
    vi.advanceTimersByTime(12);
    expect(done).toEqual(['again', 'again', 'once', 'again']);
  });

  it('calls everything off', () => {
    const timers = new Timers();
    const action = vi.fn();
    timers.after(10, action);
    timers.every(4, action);
    timers.close();
    timers.after(1, action);
    vi.advanceTimersByTime(100);
    expect(action).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
