import { fill } from '#contract/fill.ts';
import type { OfficeLabels } from '#contract/office/labels.ts';
import type { OfficeOrder, TimelineEntry } from '#contract/office/orders.ts';
import { alertOf, type Words } from '../../words/words.ts';

/** A line of an order's history in words. */
export interface TimelineLine {
  key: string;
  title: string;
  text: string | null;
  /** Who did it, if it was a member of staff. */
  by: string | null;
  atMs: number;
}

/** The words for an event; a newer server may have events without words. */
function titleOf(event: string, labels: OfficeLabels['timeline']): string {
  const titles: Record<string, string | undefined> = labels;
  return titles[event] ?? labels.other;
}

/** Translates a note that the server writes in English. */
function translated(note: string, event: string, labels: OfficeLabels['timeline']): string {
  if (event === 'OtherAmountFound') {
    const [, price] = /^(₹\S+) received$/.exec(note) ?? [];
    if (price) return fill(labels.received, { price });
  }
  if (event === 'LateRefundCompleted') {
    const [, refund, price] = /^(\S+) of (₹\S+)$/.exec(note) ?? [];
    if (refund && price) return fill(labels.lateRefund, { price, refund });
  }
  return note;
}

/** The note of an entry; flags are stored by their causes. */
function textOf({ event, note }: TimelineEntry, words: Words): string | null {
  // The order itself says what was ordered, in the language of the office.
  if (note === null || event === 'Created') return null;
  if (event === 'FlagRaised') return alertOf(words, note).subject;
  if (event === 'FlagResolved') return note.replace(/^[a-z_ ]+: /, '');
  return translated(note, event, words.office.timeline);
}

/** An entry in words. */
export function timelineLine(entry: TimelineEntry, words: Words): TimelineLine {
  const { timeline } = words.office;
  return {
    key: `${entry.seq}`,
    title: titleOf(entry.event, timeline),
    text: textOf(entry, words),
    by: entry.actor === null ? null : fill(timeline.by, { name: entry.actor }),
    atMs: entry.atMs,
  };
}

/** The history with the mail to staff, the newest first. */
export function timelineLines(
  { timeline, mailedAtMs }: Pick<OfficeOrder, 'timeline' | 'mailedAtMs'>,
  words: Words,
): TimelineLine[] {
  const lines = timeline.map((entry) => timelineLine(entry, words));
  if (mailedAtMs !== null) {
    const title = words.office.timeline.MailSent;
    lines.push({ key: 'mail', title, text: null, by: null, atMs: mailedAtMs });
  }
  // Entries of one moment stay in the order in which they were written.
  return lines.sort((a, b) => a.atMs - b.atMs).reverse();
}
