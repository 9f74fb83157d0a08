import { resolveFlag } from '#server/orders/store.ts';
import { actorOf, orderIdOf, requireOnly, textOf } from '#server/staff-cli/staff-arguments.ts';
import { requireOrder, type StaffCommand } from '#server/staff-cli/staff-command.ts';
import { StaffError } from '#server/staff-cli/staff-error.ts';

/** Settles the flag of an order that needed a person. */
export const resolve: StaffCommand = {
  usage: [['resolve ORDER --reason "..."', 'settles what an order needed a person for']],
  read: (given) => {
    requireOnly(given, 1, ['reason', 'by']);
    const id = orderIdOf(given);
    const note = textOf('--reason', given.options.reason);
    return async function* ({ db, nowMs, user }) {
      const { flag } = await requireOrder(db, id);
      const details = { cause: 'staff', atMs: nowMs(), actor: actorOf(given, user), note };
      if (!(await resolveFlag(db, id, details))) {
        throw new StaffError(`${id} needs nobody: there is nothing to resolve`);
      }
      yield `${id}: resolved ${flag}\n`;
    };
  },
};
