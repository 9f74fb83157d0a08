import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { sampleOrder, sampleWords } from '../../office-api.fixture.ts';
import { timelineLine, timelineLines } from './timeline-lines.ts';

const words = sampleWords();
const { timeline: labels } = words.office;
const [first] = sampleOrder().timeline;
const entry = (event: string, note: string | null, actor: string | null = null) =>
  timelineLine({ ...first, event, note, actor }, words);

it('says what happened, who did it and what was written', () => {
  expect(entry('NoteAdded', 'Call <b>after</b> six', 'Ravi')).toMatchObject({
    title: labels.NoteAdded,
    text: 'Call <b>after</b> six',
    by: fill(labels.by, { name: 'Ravi' }),
  });
});

it('says a flag in the words of its alert, and why it was settled without its cause', () => {
  expect(entry('FlagRaised', 'paid_late').text).toBe(words.alerts.paid_late?.subject);
  expect(entry('FlagResolved', 'paid_late bought_twice: Both wanted').text).toBe('Both wanted');
});

it("says the server's notes in the language of the office", () => {
  const hindi = sampleWords('hi');
  const { timeline } = hindi.office;
  const textOf = (event: string, note: string) =>
    timelineLine({ ...first, event, note }, hindi).text;
  expect(textOf('OtherAmountFound', '₹1,180.50 received')).toBe(
    fill(timeline.received, { price: '₹1,180.50' }),
  );
  expect(textOf('LateRefundCompleted', 'BAWR-1 of ₹500')).toBe(
    fill(timeline.lateRefund, { price: '₹500', refund: 'BAWR-1' }),
  );
  expect(textOf('OtherAmountFound', 'Nothing known')).toBe('Nothing known');
  expect(textOf('NoteAdded', '₹500 received')).toBe('₹500 received');
});

it('has a sentence for an event that a newer server writes', () => {
  expect(entry('Teleported', null).title).toBe(labels.other);
});

it('has the newest first, with the mail among them', () => {
  const at = (seq: number, atMs: number) => ({ ...first, seq, atMs });
  const timeline = [at(1, 10), at(2, 20), at(3, 20), at(4, 40)];
  const keys = timelineLines({ timeline, mailedAtMs: 30 }, words).map(({ key }) => key);
  expect(keys).toEqual(['4', 'mail', '3', '2', '1']);
});
