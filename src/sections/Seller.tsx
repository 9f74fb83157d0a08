import { displayPhone } from '#src/content/links.ts';
import type { Site } from '#src/content/site.ts';

/**
 * Who sells, and who answers complaints: rule 4 of the Consumer Protection (E-Commerce) Rules, 2020. For
 * the contact page, the terms and the receipt.
 */
export function Seller({ site }: { site: Site }) {
  const { gst, seller } = site.agency;
  const { complaints, complaintsTime, seller: label } = site.labels.contact;
  const { name, designation, phone, email } = seller.grievance;
  return (
    <>
      <p>
        {label}: {seller.legalName}, {seller.address}
        {gst.registered ? `, GSTIN ${gst.number}` : `. ${site.payment.tax.none}`}
      </p>
      <p>
        {complaints}: {name}, {designation}, <a href={`tel:${phone}`}>{displayPhone(phone)}</a>,{' '}
        <a href={`mailto:${email}`}>{email}</a>. {complaintsTime}
      </p>
    </>
  );
}
