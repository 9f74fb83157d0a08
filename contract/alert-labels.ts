import { z } from 'zod';
import { labelsOf } from './label.ts';

const labels = labelsOf(400);

/** Of something about the checkout itself. */
const about = labels(['subject', 'text']);
/** Of something about an order: `commands` is repeated for each one that the mail is about. */
const aboutOrders = labels(['subject', 'text'], { commands: ['id'] });

/** Mails for staff about what needs a person, by its cause (docs/operations.md, Alerts). */
export const alertLabelsSchema = z.strictObject({
  paid_late: aboutOrders,
  amount_differs: aboutOrders,
  provider_disagrees: aboutOrders,
  bought_twice: aboutOrders,
  refund_failed: aboutOrders,
  refund_overdue: aboutOrders,
  refund_completed: aboutOrders,
  refund_completed_late: aboutOrders,
  refunds_exceed_paid: aboutOrders,
  outbox_stuck: about,
  secret_rejected: about,
  clock_differs: about,
  payments_refused: about,
  answer_unknown: about,
  reconciler_silent: about,
  backup_failed: about,
  /** A cause that this version does not know: a newer one has stored it. */
  other: aboutOrders,
});

/** The labels of the alerts in content/{language}/payment.yaml. */
export type AlertLabels = z.infer<typeof alertLabelsSchema>;
