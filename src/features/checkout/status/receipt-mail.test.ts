import { expect, it } from 'vitest';
import { mailLink } from './receipt-mail.ts';

const mail = {
  to: 'rakesh+shop@example.com',
  subject: 'Receipt BAW-1 & more',
  lines: [
    { label: 'Service', value: 'SEO' },
    { label: 'Total', value: '₹7,499' },
  ],
  notes: ['No GST is charged.', 'Siwan'],
};

it('writes a mail that programs read back whole', () => {
  const url = new URL(mailLink(mail));
  expect(url.protocol).toBe('mailto:');
  expect(decodeURIComponent(url.pathname)).toBe(mail.to);
  expect(url.searchParams.get('subject')).toBe(mail.subject);
  expect(url.searchParams.get('body')).toBe(
    'Service: SEO\r\nTotal: ₹7,499\r\n\r\nNo GST is charged.\r\nSiwan',
  );
});

it('takes nothing of an address for a field of the mail', () => {
  const url = new URL(mailLink({ ...mail, to: 'a?bcc=b@example.com&cc=c' }));
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
});

it('leaves the address to the payer where it is not known', () => {
  expect(mailLink({ ...mail, to: '' })).toMatch(/^mailto:\?subject=/);
});
