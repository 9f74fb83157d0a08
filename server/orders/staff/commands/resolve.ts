import { resolveFlag } from '#server/orders/orders.repository.ts';
import { actorOf, orderIdOf, requireOnly, textOf } from '../staff-arguments.ts';
import { requireOrder, type StaffCommand } from '../staff-command.ts';
import { StaffError } from '../staff-error.ts';

/** Settles the flag of an order that needed a person. */
export const resolve: StaffCommand = {
  usage: [['resolve ORDER --reason "..."', 'settles what an order needed a person for']],
  read: (given) => {
    requireOnly(given, 1, ['reason', 'by']);
    const id = orderIdOf(given);
    const note = textOf('--reason', given.options.reason);
    return async function* ({ db, nowMs, user }) {
      const { attention } = await requireOrder(db, id);
      const details = { cause: 'staff', atMs: nowMs(), actor: actorOf(given, user), note };
      if (!(await resolveFlag(db, id, details))) {
        throw new StaffError(`${id} needs nobody: there is nothing to resolve`);
      }
      yield `${id}: resolved ${attention}\n`;
    };
  },
};
