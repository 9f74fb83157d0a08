import { namePattern, phonePattern } from '#contract/checkout-rules.ts';
import { isGstin, normalizeGstin } from '#contract/gstin.ts';
import { tenDigits } from '#contract/phone-number.ts';

/** Fields in the order of the form; the GSTIN only where GST is charged, and optional. */
export const detailNames = ['name', 'email', 'phone', 'gstin'] as const;
/** Name of a field. */
export type DetailName = (typeof detailNames)[number];

/** The payer's details as typed. */
export type Details = Record<DetailName, string>;

/** An empty form. */
export const noDetails: Details = { name: '', email: '', phone: '', gstin: '' };

/** What a browser accepts in a field of type email (HTML standard, 4.10.5.1.5). */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Reads the form, phone and GSTIN normalized; a missing field is empty. */
export function readDetails(form: FormData): Details {
  const text = (name: DetailName) => String(form.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: tenDigits(text('phone')),
    gstin: normalizeGstin(text('gstin')),
  };
}

/** Returns the invalid fields, in the order of the form. */
export function validateDetails(details: Details): DetailName[] {
  const isValid: Record<DetailName, boolean> = {
    name: namePattern.test(details.name),
    email: emailPattern.test(details.email.trim()),
    phone: phonePattern.test(details.phone.trim()),
    gstin: details.gstin === '' || isGstin(details.gstin),
  };
  return detailNames.filter((name) => !isValid[name]);
}
