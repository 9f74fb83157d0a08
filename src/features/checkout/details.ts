import { namePattern, phonePattern } from '#contract/checkout-rules.ts';
import { isGstin } from '#contract/gstin.ts';
import { tenDigits } from '#contract/phone-number.ts';

/** Fields in the order of the form. The GSTIN is optional, and only shown if GST is charged. */
export const detailNames = ['name', 'email', 'phone', 'gstin'] as const;
/** Name of a field. */
export type DetailName = (typeof detailNames)[number];

/** The payer's details as typed. */
export type Details = Record<DetailName, string>;

/** An empty form. */
export const noDetails: Details = { name: '', email: '', phone: '', gstin: '' };

/** What browsers accept in an email field (HTML standard, 4.10.5.1.5). */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Reads the form, with phone and GSTIN normalized; a missing field is empty. */
export function readDetails(form: FormData): Details {
  const text = (name: DetailName) => String(form.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: tenDigits(text('phone')),
    gstin: text('gstin').replace(/[\s-]/g, '').toUpperCase(),
  };
}

/** Invalid fields in the order of the form. */
export function validateDetails({ name, email, phone, gstin }: Details): DetailName[] {
  const isValid: Record<DetailName, boolean> = {
    name: namePattern.test(name),
    email: emailPattern.test(email.trim()),
    phone: phonePattern.test(phone.trim()),
    gstin: gstin === '' || isGstin(gstin),
  };
  return detailNames.filter((field) => !isValid[field]);
}
