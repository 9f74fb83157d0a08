import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { gstSchema } from '#contract/gst.ts';
import type { Site } from '#src/content/site.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { Budget } from './Budget.tsx';

const budgets = readAllSites().flatMap((site) =>
  site.pages.flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section.type === 'budget' ? { language: site.language, section, site } : [],
    ),
  ),
);
type Drawn = (typeof budgets)[number];

const draw = ({ section, site }: Pick<Drawn, 'section' | 'site'>) =>
  parse(renderToStaticMarkup(<Budget section={section} site={site} />));
const rupeesIn = (text = '') => Number(text.replace(/[^\d.]/g, ''));

describe.each(budgets)('the budget in $language', ({ section, site }) => {
  const root = draw({ section, site });

  it('has a sheet for each sum and purpose, and a choice for each', () => {
    expect(root.querySelectorAll('[data-sum] > [data-purpose] h2')).toHaveLength(
      section.sums.length * section.purposes.length,
    );
    expect(root.querySelectorAll('input[name=sum]')).toHaveLength(section.sums.length);
    expect(root.querySelectorAll('input[name=purpose]')).toHaveLength(section.purposes.length);
    expect(root.querySelectorAll('input[checked]')).toHaveLength(2);
  });

  it('adds up: the rows of a plan make its total, which with the rest makes the sum', () => {
    for (const [index, sheet] of root.querySelectorAll('[data-sum]').entries()) {
      for (const plan of sheet.querySelectorAll('ol > li')) {
        const total = rupeesIn(plan.querySelector('strong')?.text);
        const rows = plan.querySelectorAll('ul b').map(({ text }) => rupeesIn(text));
        expect(rows.reduce((sum, row) => sum + row, 0)).toBeCloseTo(total, 2);
        const rest = rupeesIn(plan.querySelector('strong ~ span')?.text);
        expect(total + rest).toBeCloseTo(section.sums[index] ?? 0, 2);
      }
    }
  });
});

it('says that no GST is charged, or has it in every plan', () => {
  const [budget] = budgets;
  if (!budget) throw new Error('No page has a budget');
  const withGst = (gst: object): Site => ({
    ...budget.site,
    agency: { ...budget.site.agency, gst: gstSchema.parse(gst) },
  });
  const { none } = budget.site.payment.tax;
  const plain = draw({ ...budget, site: withGst({ registered: false }) });
  expect(plain.text).toContain(none);
  const registration = { number: '10AAAAA0000A1ZH', rate: 18, placeOfSupply: 'Bihar' };
  const taxed = draw({ ...budget, site: withGst({ registered: true, ...registration }) });
  expect(taxed.text).not.toContain(none);
  const plans = taxed.querySelectorAll('[data-sum] ol > li');
  expect(plans.filter(({ text }) => !text.includes('GST 18%'))).toEqual([]);
});
