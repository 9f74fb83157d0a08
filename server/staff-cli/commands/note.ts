import { addNote } from '#server/orders/store.ts';
import { actorOf, orderIdOf, requireOnly, textOf } from '#server/staff-cli/staff-arguments.ts';
import { requireOrder, type StaffCommand } from '#server/staff-cli/staff-command.ts';

/** Writes into the history of an order. */
export const note: StaffCommand = {
  usage: [['note ORDER "..."', 'adds a note to the history of an order']],
  read: (given) => {
    requireOnly(given, 2, ['by']);
    const id = orderIdOf(given);
    const text = textOf('"note"', given.values[1]);
    return async function* ({ db, nowMs, user }) {
      await requireOrder(db, id);
      await addNote(db, id, {
        cause: 'staff',
        atMs: nowMs(),
        actor: actorOf(given, user),
        note: text,
      });
      yield `${id}: noted\n`;
    };
  },
};
