import { fill } from '#contract/fill.ts';
import { gstPercentOf } from '#contract/gst.ts';
import { localPath } from '#contract/local-path.ts';
import { displayPhone } from '#src/content/links.ts';
import type { Site } from '#src/content/site.ts';
import type { CheckoutProps } from './checkout-props.ts';
import { payableServices } from './selection.ts';

/** What the checkout needs to know of the site, and no more: it travels in the page. */
export function checkoutProps(site: Site): CheckoutProps {
  const [phone] = site.agency.contact.phones;
  return {
    language: site.language,
    services: payableServices(site.catalogue),
    labels: site.payment.checkout,
    tax: site.payment.tax,
    counts: site.payment.counts,
    gstPercent: gstPercentOf(site.agency.gst),
    testMode: site.payment.testMode,
    paths: {
      pricing: localPath(site.language, '/pricing'),
      privacy: localPath(site.language, '/privacy-policy'),
      refund: localPath(site.language, '/refund-policy'),
    },
    help: {
      hours: site.agency.contact.openingWords,
      call: {
        href: `tel:${phone}`,
        label: fill(site.payment.withoutScripts.call, { phone: displayPhone(phone) }),
      },
    },
  };
}
