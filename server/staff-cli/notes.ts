import { addNote, recordCall, resolveFlag } from '#server/orders/moves.ts';
import { actorOf, orderFinder, requireOnly, textOf } from './arguments.ts';
import { type StaffCommand, StaffError } from './command.ts';

/** Resolves every flag of an order. */
export const resolve: StaffCommand = {
  usage: [['resolve ORDER --reason "..."', 'resolves the flag of an order']],
  read: (given) => {
    requireOnly(given, 1, ['reason', 'by']);
    const findOrder = orderFinder(given);
    const note = textOf('--reason', given.options.reason);
    return async function* ({ db, nowMs, user }) {
      const { id, flag } = await findOrder(db);
      const details = { cause: 'staff', atMs: nowMs(), actor: actorOf(given, user), note };
      if (!(await resolveFlag(db, id, details))) throw new StaffError(`${id} has no open flag`);
      yield `${id}: resolved ${flag}\n`;
    };
  },
};

/** Adds a note to the history of an order. */
export const note: StaffCommand = {
  usage: [['note ORDER "..."', 'adds a note to the history of an order']],
  read: (given) => {
    requireOnly(given, 2, ['by']);
    const findOrder = orderFinder(given);
    const text = textOf('"note"', given.values[1]);
    return async function* ({ db, nowMs, user }) {
      const { id } = await findOrder(db);
      const details = { cause: 'staff', atMs: nowMs(), actor: actorOf(given, user) };
      await addNote(db, id, { ...details, note: text });
      yield `${id}: noted\n`;
    };
  },
};

/** Records a call to the payer. */
export const called: StaffCommand = {
  usage: [['called ORDER ["..."]', 'records that the payer was called']],
  read: (given) => {
    requireOnly(given, 2, ['by']);
    const findOrder = orderFinder(given);
    const [, text] = given.values;
    const note = text === undefined ? undefined : textOf('"note"', text);
    return async function* ({ db, nowMs, user }) {
      const { id } = await findOrder(db);
      const details = { cause: 'staff', atMs: nowMs(), actor: actorOf(given, user), note };
      await recordCall(db, id, details);
      yield `${id}: called\n`;
    };
  },
};
