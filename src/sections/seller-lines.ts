import { fill } from '#contract/fill.ts';
import type { Site } from '#src/content/site.ts';
import { displayPhone } from '#src/site/links.ts';

/** A line about the seller, in parts; a part with an address is a link. */
type SellerLine = { text: string; href?: string }[];

/**
 * Who sells, and who answers complaints: rule 4 of the Consumer Protection (E-Commerce) Rules, 2020. Each
 * line stands for itself, for the full stop of one language is not that of another.
 */
export function sellerLines({ agency, labels, payment }: Site): SellerLine[] {
  const { gst, seller } = agency;
  const { complaints, complaintsTime, seller: label } = labels.contact;
  const { name, designation, phone, email } = seller.grievance;
  const { none, placeOfSupply } = payment.tax;
  const tax = gst.registered
    ? `GSTIN ${gst.number}, ${fill(placeOfSupply, { place: gst.placeOfSupply })}`
    : none;
  return [
    [{ text: `${label}: ${seller.legalName}, ${seller.address}` }],
    [{ text: tax }],
    [
      { text: `${complaints}: ${name}, ${designation}, ` },
      { text: displayPhone(phone), href: `tel:${phone}` },
      { text: ', ' },
      { text: email, href: `mailto:${email}` },
    ],
    [{ text: complaintsTime }],
  ];
}
