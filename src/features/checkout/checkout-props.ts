import { fill } from '#contract/fill.ts';
import { gstPercentOf, isGstFree } from '#contract/gst.ts';
import { localPath } from '#contract/local-path.ts';
import type { Site } from '#src/content/site.ts';
import { sellerLines } from '#src/sections/Seller.tsx';
import { displayPhone } from '#src/site/links.ts';
import { payableServices } from './selection.ts';

/** Props of the checkout: what it needs of the site and no more, because props travel in the page. */
export function checkoutProps({ agency, catalogue, language, payment }: Site) {
  const [phone] = agency.contact.phones;
  const { paidYears, unpaidDays } = payment.retention;
  return {
    language,
    services: payableServices(catalogue),
    labels: {
      ...payment.checkout,
      privacy: fill(payment.checkout.privacy, { paidYears, unpaidDays }),
    },
    tax: payment.tax,
    counts: payment.counts,
    /** Added to every price, in per cent. */
    gstPercent: gstPercentOf(agency.gst),
    isGstFree: isGstFree(agency.gst),
    testMode: payment.testMode,
    paths: {
      pricing: localPath(language, '/pricing'),
      privacy: localPath(language, '/privacy-policy'),
      refund: localPath(language, '/refund-policy'),
    },
    /** When the phone is answered, if that is known, and its link. */
    help: {
      hours: agency.contact.opening?.words,
      href: `tel:${phone}`,
      label: fill(payment.withoutScripts.call, { phone: displayPhone(phone) }),
    },
  };
}

/** Props of the payment status. */
export function statusProps(site: Site) {
  const { agency, language, payment } = site;
  const { failedText, offline, submitting } = payment.checkout;
  return {
    language,
    labels: { ...payment.status, tax: payment.tax, counts: payment.counts },
    testMode: payment.testMode,
    phone: agency.contact.phones[0],
    callBack: agency.promises.callBack,
    /** Who sells and who answers complaints, line by line, for the mailed receipt. */
    seller: sellerLines(site).map((line) => line.map(({ text }) => text).join('')),
    /** Labels for paying again. */
    retry: { failedText, offline, submitting },
    paths: { home: localPath(language, '/'), pricing: localPath(language, '/pricing') },
  };
}

/** Props of the checkout. */
export type CheckoutProps = ReturnType<typeof checkoutProps>;

/** Props of the payment status. */
export type StatusProps = ReturnType<typeof statusProps>;
