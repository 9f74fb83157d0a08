import { fill } from '#contract/fill.ts';
import type { Site } from '#src/content/site.ts';
import { displayPhone } from '#src/site/links.ts';

/** A line in parts, of which those with an address are links. */
type SellerLine = { text: string; href?: string }[];

/**
 * Seller and grievance officer, as rule 4 of the Consumer Protection (E-Commerce) Rules, 2020 requires. Lines consist
 * of parts; a part with an address is a link. Separate lines, because full stops differ by language. The officer is
 * left out until the owner has named one (scripts/launch-check.ts reminds the owner).
 */
export function sellerLines({ agency, labels, payment }: Site): SellerLine[] {
  const { gst, seller } = agency;
  const { complaints, seller: label } = labels.contact;
  const { name, designation, phone, email, answer } = seller.grievance;
  const { none, placeOfSupply } = payment.tax;
  const tax = gst?.registered
    ? `GSTIN ${gst.number}, ${fill(placeOfSupply, { place: gst.placeOfSupply })}`
    : none;
  return [
    [{ text: `${label}: ${seller.legalName}, ${seller.address}` }],
    ...(gst ? [[{ text: tax }]] : []),
    ...(seller.sample
      ? []
      : [
          [
            { text: `${complaints}: ${name}, ${designation}, ` },
            { text: displayPhone(phone), href: `tel:${phone}` },
            { text: ', ' },
            { text: email, href: `mailto:${email}` },
          ],
          ...(answer ? [[{ text: answer }]] : []),
        ]),
  ];
}

/** The lines of seller and grievance officer as paragraphs. */
export function SellerLines({ lines }: { lines: SellerLine[] }) {
  return lines.map((line) => (
    <p key={line[0]?.text}>
      {line.map(({ text, href }) =>
        href ? (
          <a href={href} key={text}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  ));
}

/** Seller and grievance officer, for the contact page and the terms. */
export const Seller = ({ site }: { site: Site }) => <SellerLines lines={sellerLines(site)} />;
