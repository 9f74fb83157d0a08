import { findService } from '#contract/catalogue.ts';
import type { CountName } from '#contract/counts.ts';
import { fill } from '#contract/fill.ts';
import { gstPercentOf } from '#contract/gst.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise, rupeesToPaise } from '#contract/money.ts';
import type { QuantityLimits } from '#contract/quantity.ts';
import type { Site } from '#src/content/site.ts';
import { checkoutPath } from '#src/routing/checkout-path.ts';
import type { SectionOf } from '#src/sections/section.ts';
import type { Mix, MixLine } from './plan.ts';
import type { PlanLabels } from './plan-text.ts';
import { sumLimits } from './sum-limits.ts';

/** All that the budget page and its script work with. */
export interface BudgetData {
  /** That answers on WhatsApp. */
  phone: string;
  /** Sums that can be chosen, in paise. */
  sums: number[];
  purposes: { name: string; mixes: Mix[] }[];
  labels: PlanLabels;
}

type BudgetSection = SectionOf<'budget'>;
type AuthoredLine = BudgetSection['purposes'][number]['mixes'][number]['lines'][number];

/** A service that is sold once in an order has no counts of its own: only how many times it is bought. */
const once: AuthoredLine['counts'] = [{ of: 'times', least: 1 }];

/** Up to how many a visitor may go: a side as long as is printed, else as many as one order takes. */
const limitOf = (name: CountName, { longestSide, most }: QuantityLimits): number =>
  ((name === 'width' || name === 'height') && longestSide) || most;

/**
 * The lines of a mix whose services the catalogue has with a price. The others drop out: staff may take
 * a service off the rate card.
 */
function linesOf(
  lines: AuthoredLine[],
  { asked }: BudgetSection,
  { catalogue, language }: Site,
): MixLine[] {
  return lines.flatMap(({ from, counts }) => {
    const { amountPaise, name, label, limits } = findService(catalogue, from) ?? {};
    if (amountPaise === undefined || !name || !label || !limits) return [];
    const path = localPath(language, checkoutPath(name, amountPaise));
    const others = asked.filter((item) => item.from === from).map(({ text }) => text);
    return {
      service: { name, label, amountPaise, path, limits, asked: others },
      counts: (counts.length > 0 ? counts : once).map(({ of, least, most = least }) => ({
        ...{ of, least, most, limit: Math.max(most, limitOf(of, limits)) },
      })),
    };
  });
}

/** Puts together what the content says of plans and what the catalogue says of prices. */
export function budgetData(section: BudgetSection, site: Site): BudgetData {
  const { agency, labels, payment } = site;
  const gstPercent = gstPercentOf(agency.gst);
  return {
    phone: agency.contact.phones[0],
    sums: section.sums.map(rupeesToPaise),
    purposes: section.purposes.map(({ name, mixes }) => ({
      name,
      // Its first line gives a mix its name: without it there is none.
      mixes: mixes
        .filter(({ lines }) => linesOf(lines.slice(0, 1), section, site).length > 0)
        .map((mix) => ({ name: mix.name, lines: linesOf(mix.lines, section, site) })),
    })),
    labels: {
      ...labels.budget,
      sumFault: fill(labels.budget.sumFault, {
        least: formatPaise(sumLimits.least),
        most: formatPaise(sumLimits.most),
        sum: '{sum}',
      }),
      counts: payment.counts,
      gst: fill(payment.tax.gst, { percent: gstPercent }),
      gstPercent,
    },
  };
}
