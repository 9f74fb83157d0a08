import { readRupees } from '#server/refunds/read-amount.ts';
import { refundOrder } from '#server/staff-cli/refund.ts';
import { actorOf, orderIdOf, requireOnly, textOf } from '#server/staff-cli/staff-arguments.ts';
import type { StaffCommand } from '#server/staff-cli/staff-command.ts';
import { StaffError } from '#server/staff-cli/staff-error.ts';

/** The options of `refund` in the help. */
export const refundUsage: [words: string, meaning: string][] = [
  ['--reason "…"', 'why; must be said'],
  ['--by NAME', 'who, for the history'],
  ['--delivered RUPEES', 'worth of the delivered work, for the refund policy'],
  ['--yes', 'asks nobody; for scripts'],
];

/** Gives money back through the payment provider. */
export const refund: StaffCommand = {
  usage: [['refund ORDER [RUPEES]', 'gives back so much, or all that is left']],
  read: (given) => {
    requireOnly(given, 2, ['reason', 'by', 'delivered', 'yes']);
    const { delivered = '0', reason, yes } = given.options;
    const rupees = given.values[1];
    const options = {
      orderId: orderIdOf(given),
      amountPaise: rupees === undefined ? undefined : paiseOf(rupees),
      reason: textOf('--reason', reason),
      deliveredPaise: paiseOf(delivered),
      yes,
    };
    return (context) => refundOrder({ ...options, by: actorOf(given, context.user) }, context);
  },
};

/** An amount of an argument, in paise. Throws a StaffError unless it has one reading. */
function paiseOf(text: string): number {
  const read = readRupees(text);
  if ('problem' in read) throw new StaffError(read.problem);
  return read.paise;
}
