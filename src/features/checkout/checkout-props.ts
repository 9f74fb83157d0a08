import type { Catalogue } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { gstPercentOf } from '#contract/gst.ts';
import { localPath } from '#contract/local-path.ts';
import { confirmedPeriods } from '#contract/payment-labels.ts';
import type { Site, SiteContent } from '#src/content/site.ts';
import { sellerLines } from '#src/sections/Seller.tsx';
import { displayPhone } from '#src/site/links.ts';
import { type PayableService, payableServices } from './selection.ts';

/** Adds the sizes that a page shows with their prices (BoardSizes.tsx), for the checkout to suggest. */
function withSizes(service: PayableService, pages: SiteContent['pages']): PayableService {
  const sizes = pages
    .flatMap(({ sections }) => sections)
    .flatMap((section) =>
      section.type === 'board-sizes' && section.from === service.name ? section.sizes : [],
    )
    .map(({ width, height }) => ({ width, height }));
  return sizes.length > 0 ? { ...service, sizes } : service;
}

/** Adds the third-party costs that the budget page names. */
function withCosts(service: PayableService, pages: SiteContent['pages']): PayableService {
  const costs = pages
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.type === 'budget' ? section.asked : []))
    .filter(({ from }) => from === service.name)
    .map(({ text }) => text);
  return costs.length > 0 ? { ...service, costs } : service;
}

/** Services sold by their size, which are printed from the payer's file. */
const namesOfSized = (catalogue: Catalogue): string[] =>
  payableServices(catalogue)
    .filter(({ limits }) => limits.longestSide !== undefined)
    .map(({ name }) => name);

/** Props of the checkout: only what it needs of the site, because the page carries its props. */
export function checkoutProps({ agency, catalogue, language, pages, payment }: Site) {
  const [phone] = agency.contact.phones;
  return {
    language,
    services: payableServices(catalogue).map((service) =>
      withCosts(withSizes(service, pages), pages),
    ),
    labels: {
      ...payment.checkout,
      privacy: [payment.checkout.privacy, confirmedPeriods(payment)].join(' ').trim(),
    },
    tax: payment.tax,
    counts: payment.counts,
    /** Added to every price, in per cent. */
    gstPercent: gstPercentOf(agency.gst),
    isGstFree: agency.gst?.registered === false,
    testMode: payment.testMode,
    paths: {
      pricing: localPath(language, '/pricing'),
      privacy: localPath(language, '/privacy-policy'),
      refund: localPath(language, '/refund-policy'),
    },
    /** Phone link, and hours if known. */
    help: {
      hours: agency.contact.opening?.words,
      href: `tel:${phone}`,
      label: fill(payment.withoutScripts.call, { phone: displayPhone(phone) }),
    },
  };
}

/** Props of the payment status. */
export function statusProps(site: Site) {
  const { agency, catalogue, language, payment } = site;
  const seller = sellerLines(site);
  const { failedText, offline, submitting } = payment.checkout;
  return {
    language,
    labels: { ...payment.status, tax: payment.tax, counts: payment.counts },
    testMode: payment.testMode,
    phone: agency.contact.phones[0],
    callBack: agency.promises.callBack,
    /** Who sells and who answers complaints, below the result. */
    sellerLines: seller,
    /** The same as text, line by line, for the mailed receipt. */
    seller: seller.map((line) => line.map(({ text }) => text).join('')),
    /** Services for which the payer sends a file. */
    printed: namesOfSized(catalogue),
    /** Labels for paying again. */
    retry: { failedText, offline, submitting },
    paths: { home: localPath(language, '/'), pricing: localPath(language, '/pricing') },
  };
}

/** Props of the checkout. */
export type CheckoutProps = ReturnType<typeof checkoutProps>;

/** Props of the payment status. */
export type StatusProps = ReturnType<typeof statusProps>;
