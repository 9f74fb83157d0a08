import { findService } from '#contract/catalogue.ts';
import type { CountName } from '#contract/counts.ts';
import { fill } from '#contract/fill.ts';
import { gstPercentOf } from '#contract/gst.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise, rupeesToPaise } from '#contract/money.ts';
import type { QuantityLimits } from '#contract/quantity.ts';
import type { Site } from '#src/content/site.ts';
import { displayPhone } from '#src/site/links.ts';
import { codePath } from '#src/site/printed-code.ts';
import type { SectionOf } from '#src/site/section.ts';
import type { MixLine } from './plan.ts';

type BudgetSection = SectionOf<'budget'>;
type AuthoredPurpose = BudgetSection['purposes'][number];
type AuthoredPost = AuthoredPurpose['posts'][number];
type AuthoredLine = AuthoredPurpose['mixes'][number]['lines'][number];

/** Counts of a service that is sold once per order. */
const once: AuthoredLine['counts'] = [{ of: 'times', least: 1 }];

const limitOf = (name: CountName, { longestSide, most }: QuantityLimits): number =>
  ((name === 'width' || name === 'height') && longestSide) || most;

/** The lines of a mix, without services that the rate card no longer prices. */
function linesOf(lines: AuthoredLine[], { asked }: BudgetSection, { catalogue }: Site): MixLine[] {
  return lines.flatMap(({ from, counts }) => {
    const { amountPaise, name, label, limits } = findService(catalogue, from) ?? {};
    if (amountPaise === undefined || !name || !label || !limits) return [];
    const others = asked.filter((item) => item.from === from).map(({ text }) => text);
    return {
      service: { name, label, amountPaise, limits, asked: others },
      counts: (counts.length > 0 ? counts : once).map(({ of, least, most = least }) => {
        return { of, least, most, limit: Math.max(most, limitOf(of, limits)) };
      }),
    };
  });
}

/** A post that a candidate stands for: no plan costs more than its limit. */
function postOf(post: AuthoredPost, { budget }: Site['labels']) {
  const { slug, name, caps, days, vehicles, year } = post;
  const limitPaise = rupeesToPaise(post.limit);
  /** Sum of the ready plans. */
  const sumPaise = rupeesToPaise(post.sum ?? post.limit);
  const limit = formatPaise(limitPaise);
  /** What the last election allowed, and what the plans keep to. */
  const rule = fill(budget.postRule, { days, limit, vehicles, year });
  return { slug, name, limitPaise, sumPaise, rule, vehicles, caps: { ...caps, days } };
}

/** Props of the island, which are part of the HTML, from the content and the prices of the catalogue. */
export function plannerProps(section: BudgetSection, site: Site) {
  const { agency, labels, language, payment } = site;
  const [phone] = agency.contact.phones;
  const [office] = agency.offices;
  const gstPercent = gstPercentOf(agency.gst);
  return {
    language,
    phone,
    /** In paise; the second is selected initially. */
    sums: section.sums.map(rupeesToPaise),
    purposes: section.purposes.map(({ slug, name, note, more, posts, mixes }) => ({
      slug,
      name,
      note,
      /** Link to the full rules. */
      more: more && { label: more.label, href: localPath(language, more.to) },
      /** Of an election; the first one is selected initially. */
      posts: posts.map((post) => postOf(post, labels)),
      // A mix is named for its first line, so it is left out without it.
      mixes: mixes
        .filter(({ lines }) => linesOf(lines.slice(0, 1), section, site).length > 0)
        .map((mix) => ({ name: mix.name, lines: linesOf(mix.lines, section, site) })),
    })),
    districts: site.districts.map(({ slug, name }) => ({ slug, name })),
    labels: {
      ...labels.budget,
      book: labels.actions.book,
      counts: payment.counts,
      gst: fill(payment.tax.gst, { percent: gstPercent }),
      gstPercent,
    },
    letterhead: {
      brand: agency.brand,
      /** Path of its QR code. */
      code: codePath({ canonical: localPath(language, '/budget') }),
      place: `${office.city}, ${office.state}`,
      phone: displayPhone(phone),
      /** For how long the prices hold, if that is known. */
      valid:
        section.validDays === undefined
          ? undefined
          : fill(labels.budget.valid, { days: section.validDays }),
    },
    disclaimer:
      agency.gst?.registered === false
        ? `${section.disclaimer} ${payment.tax.none}`
        : section.disclaimer,
  };
}

/** Props of the planner. */
export type PlannerProps = ReturnType<typeof plannerProps>;

/** A post and its limit. */
export type Post = ReturnType<typeof postOf>;
