import { namePattern, phonePattern } from '#contract/checkout-rules.ts';
import { isGstin, normalizeGstin } from '#contract/gstin.ts';
import { tenDigits } from '#contract/phone-number.ts';

/** The fields that every payer fills in, in the order of the form. */
export const requiredNames = ['name', 'email', 'phone'] as const;

/** All fields; the GSTIN only where GST is charged, and only for payers who have one. */
export const detailNames = [...requiredNames, 'gstin'] as const;
/** One of these fields. */
export type DetailName = (typeof detailNames)[number];

/** What the visitor typed, as typed. */
export type Details = Record<DetailName, string>;

/** Nothing typed yet. */
export const noDetails: Details = { name: '', email: '', phone: '', gstin: '' };

/** What a browser takes for an address in a field of type email (HTML standard, 4.10.5.1.5). */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Reads the form, phone and GSTIN in their plain form; a missing field is empty. */
export function readDetails(form: FormData): Details {
  const text = (name: DetailName) => String(form.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: tenDigits(text('phone')),
    gstin: normalizeGstin(text('gstin')),
  };
}

/** The fields that the visitor has to look at again, in the order of the form. */
export function faultsIn(details: Details): DetailName[] {
  const isRight: Record<DetailName, boolean> = {
    name: namePattern.test(details.name),
    email: emailPattern.test(details.email.trim()),
    phone: phonePattern.test(details.phone.trim()),
    // A GSTIN is optional.
    gstin: details.gstin === '' || isGstin(details.gstin),
  };
  return detailNames.filter((name) => !isRight[name]);
}
