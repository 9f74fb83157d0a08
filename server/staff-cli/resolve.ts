import { resolveFlag } from '#server/orders/store.ts';
import { actorOf, orderIdOf, requireOnly, textOf } from './arguments.ts';
import { requireOrder, type StaffCommand, StaffError } from './command.ts';

/** Resolves every flag of an order. */
export const resolve: StaffCommand = {
  usage: [['resolve ORDER --reason "..."', 'resolves the flag of an order']],
  read: (given) => {
    requireOnly(given, 1, ['reason', 'by']);
    const id = orderIdOf(given);
    const note = textOf('--reason', given.options.reason);
    return async function* ({ db, nowMs, user }) {
      const { flag } = await requireOrder(db, id);
      const details = { cause: 'staff', atMs: nowMs(), actor: actorOf(given, user), note };
      if (!(await resolveFlag(db, id, details))) throw new StaffError(`${id} has no open flag`);
      yield `${id}: resolved ${flag}\n`;
    };
  },
};
