import type { AlertLabels } from '#contract/alert-labels.ts';
import { fill } from '#contract/fill.ts';
import { idsOf, type WaitingAlert } from './alerts.ts';

/** Orders that one mail names; the list of all is a command away. */
const mostOrders = 20;

/**
 * The mail about what needs a person: what to do, and the commands for each order. Orders are named by
 * their ids alone, so that the mail says nothing about who placed them.
 */
export function alertMail(
  alert: WaitingAlert,
  labels: AlertLabels,
): { subject: string; text: string } {
  const { subject, text } = labelsOf(alert.cause, labels);
  const ids = idsOf(alert);
  const orders = ids
    .slice(0, mostOrders)
    .map((id) => commandsFor(alert.cause, id, labels).join('\n'))
    .filter(Boolean);
  const rest = ids.length > mostOrders ? ['site-orders list --flag'] : [];
  const isUnknown = !(alert.cause in labels);
  return {
    subject: isUnknown ? `${subject}: ${alert.cause}` : subject,
    text: [text, ...orders, ...rest].join('\n\n'),
  };
}

/** The commands by which staff settle an order's flag, by the reason of the flag. */
export function commandsFor(cause: string, orderId: string, labels: AlertLabels): string[] {
  const { commands } = labelsOf(cause, labels);
  return commands ? fill(commands, { id: orderId }).trim().split('\n') : [];
}

function labelsOf(cause: string, labels: AlertLabels) {
  const found = Object.entries(labels).find(([name]) => name === cause)?.[1] ?? labels.other;
  return { commands: undefined, ...found };
}
