import { addNote } from '#server/orders/store.ts';
import { actorOf, orderIdOf, requireOnly, textOf } from './arguments.ts';
import { requireOrder, type StaffCommand } from './command.ts';

/** Writes into the history of an order. */
export const note: StaffCommand = {
  usage: [['note ORDER "..."', 'adds a note to the history of an order']],
  read: (given) => {
    requireOnly(given, 2, ['by']);
    const id = orderIdOf(given);
    const text = textOf('"note"', given.values[1]);
    return async function* ({ db, nowMs, user }) {
      await requireOrder(db, id);
      const details = { cause: 'staff', atMs: nowMs(), actor: actorOf(given, user) };
      await addNote(db, id, { ...details, note: text });
      yield `${id}: noted\n`;
    };
  },
};
