import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import type { Database, Tables } from '#server/database/schema.ts';
import { historyOf, lockOrder } from '#server/orders/moves.ts';
import { runStaff } from '#server/staff-cli/run-staff.fixture.ts';
import type { Random } from './random.ts';
import type { Rig } from './rig.ts';

/** A staff command, and how to tell that it is done. */
interface Task {
  words: (id: string) => string[];
  /** Event in the history once it is done. */
  event: Tables['orderMoves']['event'];
  /** What the command prints then, and what it prints at its end. */
  doneOutput: RegExp;
  endOutput?: RegExp;
}

/** Commands of staff that are killed while they work. */
export const tasks = {
  note: {
    words: (id) => ['note', id, 'wants it in green'],
    event: 'NoteAdded',
    doneOutput: /noted/,
  },
  resolve: {
    words: (id) => ['resolve', id, '--reason', 'wants both'],
    event: 'FlagResolved',
    doneOutput: /resolved/,
  },
  refund: {
    words: (id) => ['refund', id, '100', '--yes', '--reason', 'one board less'],
    event: 'RefundRequested',
    doneOutput: /is stored/,
    endOutput: /refunded/,
  },
} satisfies Record<string, Task>;

/** How many commands are at work at the same moment, each on its own order. */
const concurrency = 4;

/** Where the commands of staff run, and on which orders. */
export interface StaffCommands {
  rig: Rig;
  db: Database;
  ids: string[];
  random: Random;
  /** What else goes wrong, once per batch of commands. */
  disturb: () => Promise<void>;
}

/** The outcome of a task. */
export interface TaskResult {
  deaths: number;
  ids: string[];
}

/**
 * Kills the command of a task at its first step, at its second step, and so on, each time on another order, until one
 * finishes without a time-out. Staff then read the order and repeat what was not done. Returns the number of deaths,
 * and the orders of the task.
 */
export async function killAtEachStep(task: Task, staff: StaffCommands): Promise<TaskResult> {
  let deaths = 0;
  for (let step = 1; step < staff.ids.length; step += concurrency) {
    const end = step - 1 + concurrency;
    const ids = staff.ids.slice(step - 1, end);
    const [outcomes] = await Promise.all([
      Promise.all(ids.map((id, index) => killAndRetry(task, id, step + index, staff))),
      staff.disturb(),
    ]);
    deaths += outcomes.filter(({ died }) => died).length;
    if (outcomes.some(({ ended }) => ended)) return { deaths, ids: staff.ids.slice(0, end) };
  }
  throw new Error(`a command has more steps than the ${staff.ids.length} orders`);
}

/**
 * The history of an order once nothing of a killed command is running: PostgreSQL still executes the last
 * statement that its client sent, with the order locked.
 */
const settledHistory = (db: Database, id: string) =>
  db.transaction().execute(async (tx) => {
    await lockOrder(tx, id);
    return await historyOf(tx, id);
  });

/** Whether the command died, or came to its end. */
async function killAndRetry(task: Task, id: string, step: number, staff: StaffCommands) {
  const { rig, db, random } = staff;
  const env = {
    ...rig.env,
    PATH: process.env.PATH ?? '',
    DIE_AT: String(step),
    DIE_AFTER_MS: String(random.pick([0, 1 + random.below(5)])),
  };
  const script = ['--import', './tests/resilience/kill-at-step.ts', 'scripts/orders.ts'];
  const command = spawn(process.execPath, [...script, ...task.words(id)], { env });
  const ended = Promise.all([once(command, 'close'), text(command.stdout), text(command.stderr)]);
  const [[code, signal], stdout, stderr] = await ended;
  // On a machine that is too busy it may give up instead, and says why.
  expect(stderr === '').toBe(code !== 1);
  const isDone = (await settledHistory(db, id)).some(({ event }) => event === task.event);
  // What staff have read is stored.
  if (task.doneOutput.test(stdout)) expect(isDone).toBe(true);
  if (!isDone) {
    const changes = { nowMs: Date.now, provider: rig.simulator.provider(), refundPauseMs: 100 };
    expect(await runStaff(db, task.words(id), changes)).toMatch(task.doneOutput);
  }
  return {
    died: signal === 'SIGKILL',
    ended: code === 0 && (task.endOutput ?? task.doneOutput).test(stdout),
  };
}
