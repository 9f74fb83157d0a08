import type { ReceiptLine } from './receipt-lines.ts';

/** A mail that stands ready in the payer's own program. */
interface Mail {
  /** Empty where it is not known any more; the payer fills it in. */
  to: string;
  subject: string;
  lines: ReceiptLine[];
  /** Sentences below the lines. */
  notes: string[];
}

/** Link to a mail with a receipt (RFC 6068): nothing is sent by us. */
export function mailLink({ to, subject, lines, notes }: Mail): string {
  const body = [...lines.map(({ label, value }) => `${label}: ${value}`), '', ...notes];
  const address = encodeURIComponent(to).replace('%40', '@');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join('\r\n'))}`;
  return `mailto:${address}?${query}`;
}
