// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '#contract/fill.ts';
import { gstSchema } from '#contract/gst.ts';
import { formatPaise } from '#contract/money.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { BudgetPlanner } from './BudgetPlanner.tsx';
import { type PlannerProps, plannerProps } from './planner-props.ts';
import { sumLimits } from './use-budget.ts';

const [site] = readAllSites();
const section = site?.pages
  .flatMap(({ sections }) => sections)
  .find((one) => one.type === 'budget');
if (!site || !section) throw new Error('No page has a budget');

/** A logo and up to nine days of a rickshaw for ₹1,000 a day, of which one order takes four. */
const rickshaw = {
  service: {
    ...{ name: 'Rickshaw', label: 'Rickshaw', amountPaise: 100_000, asked: ['A permit'] },
    limits: { least: 1, most: 4, step: 1 },
  },
  counts: [
    { of: 'days', least: 1, most: 9, limit: 9 },
    { of: 'vehicles', least: 1, most: 1, limit: 3 },
  ],
} satisfies PlannerProps['purposes'][number]['mixes'][number]['lines'][number];
const logo = {
  ...rickshaw,
  service: { ...rickshaw.service, name: 'Logo', label: 'Logo', amountPaise: 300_000, asked: [] },
  counts: [{ of: 'times' as const, least: 1, most: 1, limit: 4 }],
};
const post = {
  ...{ limitPaise: 900_000, sumPaise: 500_000, rule: 'Two vehicles', vehicles: 'two' },
  caps: { days: 9 },
};
const sale = { slug: 'sale', name: 'A sale', note: undefined, more: undefined, posts: [] };
const props: PlannerProps = {
  // The content decides whether the agency is registered for GST.
  ...plannerProps(section, {
    ...site,
    agency: { ...site.agency, gst: gstSchema.parse({ registered: false }) },
  }),
  sums: [200_000, 500_000, 900_000],
  purposes: [
    { ...sale, mixes: [{ name: 'On the road', lines: [rickshaw, logo] }] },
    {
      slug: 'election',
      name: 'An election',
      note: 'Boards need permission.',
      more: { href: '/rules', label: 'The rules' },
      posts: [
        { ...post, slug: 'mayor', name: 'Mayor', limitPaise: 700_000 },
        { ...post, slug: 'ward', name: 'Ward', caps: { days: 2 } },
      ],
      mixes: [{ name: 'A sign', lines: [rickshaw, logo] }],
    },
  ],
  districts: [{ slug: 'siwan', name: 'Siwan' }],
};
const { labels } = props;
const days = labels.counts.many.days;
const name = `${days}, Rickshaw`;

const field = () => screen.getByLabelText(labels.anySum);
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const plan = () => screen.getByRole('heading', { level: 3 }).closest('li') as HTMLElement;
const choose = (label: string) => userEvent.click(screen.getByLabelText(label));
const open = () => userEvent.click(screen.getByRole('button', { name: labels.change }));
const press = (label: 'fewer' | 'more') =>
  userEvent.click(screen.getByRole('button', { name: fill(labels[label], { name }) }));
const message = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: labels.send }).href).searchParams.get(
    'text',
  );

beforeEach(() => history.replaceState(null, '', '/budget'));
afterEach(cleanup);

it('makes sending the open plan the main action, otherwise the first one', async () => {
  const mixes = [
    { name: 'On the road', lines: [rickshaw, logo] },
    { name: 'A name', lines: [logo] },
  ];
  render(<BudgetPlanner {...props} purposes={[{ ...sale, mixes }]} />);
  const areMain = () =>
    screen
      .getAllByRole('link', { name: labels.send })
      .map(({ className }) => className === buttonClasses('primary'));
  expect(areMain()).toEqual([true, false]);
  for (const button of screen.getAllByRole('button', { name: labels.change }).slice(1)) {
    await userEvent.click(button);
  }
  expect(areMain()).toEqual([false, true]);
});

describe('the form of the planner', () => {
  it('starts with the second sum and the first purpose', () => {
    render(<BudgetPlanner {...props} />);
    expect(heading()).toBe('₹5,000 · A sale');
    expect(within(plan()).getByText('₹5,000')).toBeTruthy();
  });

  it('shows the plans of a typed sum, and of a chosen one, which empties the field', async () => {
    render(<BudgetPlanner {...props} />);
    await userEvent.type(field(), '1,500');
    expect(heading()).toBe('₹1,500 · A sale');
    expect(screen.queryByRole('radio', { name: '₹5,000', checked: true })).toBeNull();
    expect(field().dataset.used).toBeDefined();
    await userEvent.type(field(), 'many');
    expect(field().dataset.used).toBeUndefined();
    await choose('₹9,000');
    expect(heading()).toBe('₹9,000 · A sale');
    expect(field()).toHaveProperty('value', '');
  });

  it('shows an error for an invalid sum on blur, and keeps the last one', async () => {
    render(<BudgetPlanner {...props} />);
    const limits = { least: formatPaise(sumLimits.least), most: formatPaise(sumLimits.most) };
    const error = fill(labels.sumFault, { ...limits, sum: '₹5,000' });
    await userEvent.type(field(), 'many');
    expect(screen.queryByText(error)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(error).getAttribute('role')).toBe('status');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(heading()).toBe('₹5,000 · A sale');
    await userEvent.clear(field());
    expect(screen.queryByText(error)).toBeNull();
    await userEvent.type(field(), '1{Enter}');
    expect(screen.getByText(error)).toBeTruthy();
    await userEvent.type(field(), '000');
    expect(screen.queryByText(error)).toBeNull();
  });

  it('says if no plan fits', async () => {
    render(<BudgetPlanner {...props} />);
    await userEvent.type(field(), '600');
    expect(screen.getByText(labels.none)).toBeTruthy();
  });

  it('shows the legal note of a purpose with its plans', async () => {
    render(<BudgetPlanner {...props} />);
    await choose('An election');
    expect(heading()).toBe('₹5,000 · An election · Mayor');
    expect(screen.getByText(/Boards need permission/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'The rules' })).toHaveProperty('pathname', '/rules');
  });

  it('keeps to the limit and the caps of a post', async () => {
    render(<BudgetPlanner {...props} />);
    expect(screen.queryByRole('combobox', { name: labels.post })).toBeNull();
    await choose('An election');
    await choose('₹9,000');
    expect(heading()).toBe('₹7,000 · An election · Mayor');
    await userEvent.selectOptions(screen.getByLabelText(labels.post), 'Ward');
    expect(heading()).toBe('₹9,000 · An election · Ward');
    expect(screen.getByText('Two vehicles')).toBeTruthy();
    expect(within(plan()).getByText(/^2 /)).toBeTruthy();
    await choose('A sale');
    expect(heading()).toBe('₹9,000 · A sale');
  });

  it('takes sum, purpose and post from the address, and writes a choice into it', async () => {
    history.replaceState(null, '', '/budget?sum=7777&post=ward');
    render(<BudgetPlanner {...props} />);
    expect(heading()).toBe('₹7,777 · An election · Ward');
    expect(field()).toHaveProperty('value', '7,777');
    await choose('₹9,000');
    expect(location.search).toBe('?sum=9000&purpose=election&post=ward');
    await choose('A sale');
    await choose('₹5,000');
    expect(location.search).toBe('');
    cleanup();
    history.replaceState(null, '', '/budget?sum=9000&purpose=election');
    render(<BudgetPlanner {...props} />);
    expect(heading()).toBe('₹7,000 · An election · Mayor');
    cleanup();
    history.replaceState(null, '', '/budget?sum=12&purpose=none&post=nobody');
    render(<BudgetPlanner {...props} />);
    expect(heading()).toBe('₹5,000 · A sale');
  });

  it('opens the plan of the address, until another choice is made', async () => {
    // jsdom does not scroll.
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    history.replaceState(null, '', '/budget?sum=7777&post=ward&plan=1');
    render(<BudgetPlanner {...props} />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }));
    expect(screen.getByRole('spinbutton', { name })).toHaveProperty('value', '2');
    expect(scroll).toHaveBeenCalledTimes(1);
    await press('fewer');
    expect(new URLSearchParams(location.search).get('plan')).toBe('1');
    await choose('₹9,000');
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(location.search).toBe('?sum=9000&purpose=election&post=ward');
    await open();
    expect(scroll).toHaveBeenCalledTimes(1);
    cleanup();
    history.replaceState(null, '', '/budget?plan=7');
    render(<BudgetPlanner {...props} />);
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it('takes the district from the address, and reports an unknown one', async () => {
    history.replaceState(null, '', '/budget?district=siwan');
    render(<BudgetPlanner {...props} />);
    expect(heading()).toBe('₹5,000 · A sale · Siwan');
    cleanup();
    history.replaceState(null, '', '/budget?district=atlantis');
    render(<BudgetPlanner {...props} />);
    expect(heading()).toBe('₹5,000 · A sale');
    expect(screen.getByText(labels.districtFault)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText(labels.district), 'Siwan');
    expect(screen.queryByText(labels.districtFault)).toBeNull();
  });

  it('keeps input from before hydration', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<BudgetPlanner {...props} />);
    expect(screen.getByText(labels.change).closest('[data-waiting]')).toBeTruthy();
    await choose('An election');
    await userEvent.type(field(), '7,777');
    render(<BudgetPlanner {...props} />, { container: page, hydrate: true });
    expect(field()).toHaveProperty('value', '7,777');
    expect(heading()).toBe('₹7,000 · An election · Mayor');
    expect(screen.getByText(labels.change).closest('[data-waiting]')).toBeNull();
  });
});

describe('an open plan', () => {
  it('takes the focus, and is priced and sent with its new numbers', async () => {
    render(<BudgetPlanner {...props} />);
    await open();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }));
    await press('more');
    expect(screen.getByRole('spinbutton', { name })).toHaveProperty('value', '3');
    expect(within(plan()).getByText(fill(labels.over, { amount: '₹1,000' }))).toBeTruthy();
    for (const words of ['₹3,000', '₹6,000', 'Logo', 'A permit'])
      expect(message()).toContain(words);
  });

  it('books what one order takes, with the breakdown of its quantity', async () => {
    render(<BudgetPlanner {...props} />);
    await open();
    const books = () => screen.queryAllByRole<HTMLAnchorElement>('link', { name: /Rickshaw$/ });
    const query = new URL(books()[0]?.href ?? '').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      ...{ serviceName: 'Rickshaw', price: '1000', quantity: '2', days: '2', vehicles: '1' },
    });
    await userEvent.type(screen.getByRole('spinbutton', { name }), '{Backspace}9');
    expect(books()).toEqual([]);
    expect(screen.getByText(labels.tooMany)).toBeTruthy();
  });

  it('says why a number cannot be raised, with the button still focusable', async () => {
    history.replaceState(null, '', '/budget?post=ward');
    render(<BudgetPlanner {...props} />);
    await open();
    const more = screen.getByRole('button', { name: fill(labels.more, { name }) });
    const reason = fill(labels.limitDays, { count: days, most: 2 });
    expect(screen.getByText(reason).closest('[role=status]')?.id).toBe(
      more.getAttribute('aria-describedby'),
    );
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await press('more');
    expect(document.activeElement).toBe(more);
    expect(screen.getByRole('spinbutton', { name })).toHaveProperty('value', '2');
    await press('fewer');
    expect(more.getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByText(reason)).toBeNull();
    const fewer = screen.getByRole('button', { name: fill(labels.fewer, { name }) });
    expect(fewer.getAttribute('aria-disabled')).toBeNull();
    await press('fewer');
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
  });

  it('has width and height as fields, without buttons', async () => {
    const side = { least: 1, most: 1, limit: 9 };
    const counts = [
      { ...side, of: 'boards' as const },
      { ...side, of: 'width' as const },
      { ...side, of: 'height' as const },
    ];
    const mixes = [{ name: 'Boards', lines: [{ ...rickshaw, counts }] }];
    render(<BudgetPlanner {...props} purposes={[{ ...sale, mixes }]} />);
    await open();
    expect(screen.getAllByRole('spinbutton')).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: /Rickshaw/ })).toHaveLength(2);
    const height = screen.getByRole('spinbutton', { name: new RegExp(labels.counts.many.height) });
    await userEvent.type(height, '{Backspace}3');
    expect(within(plan()).getAllByText('₹3,000')).not.toHaveLength(0);
  });

  it('ignores invalid numbers, and discards them on blur', async () => {
    render(<BudgetPlanner {...props} />);
    await open();
    const input = screen.getByRole('spinbutton', { name });
    await userEvent.type(input, '0');
    expect(within(plan()).getByText('₹2,000')).toBeTruthy();
    await userEvent.tab();
    expect(input).toHaveProperty('value', '2');
  });

  it('omits a line without a quantity from its message', async () => {
    render(<BudgetPlanner {...props} />);
    await open();
    await press('fewer');
    await press('fewer');
    await press('fewer');
    expect(screen.getByRole('spinbutton', { name })).toHaveProperty('value', '0');
    expect(message()).not.toMatch(/Rickshaw|A permit/);
    expect(within(plan()).getByText(labels.nothingAsked)).toBeTruthy();
  });

  it('stays open with another district, and closes with another sum', async () => {
    render(<BudgetPlanner {...props} />);
    await open();
    await press('more');
    await userEvent.selectOptions(screen.getByLabelText(labels.district), 'Siwan');
    expect(screen.getByRole('spinbutton', { name })).toHaveProperty('value', '3');
    expect(message()).toContain('Siwan');
    await choose('₹9,000');
    await choose('₹5,000');
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
});

it('says that no GST is charged, or includes it in every plan', () => {
  const withGst = (gst: object) =>
    plannerProps(section, { ...site, agency: { ...site.agency, gst: gstSchema.parse(gst) } });
  const { none } = site.payment.tax;
  expect(renderToString(<BudgetPlanner {...withGst({ registered: false })} />)).toContain(none);
  const registration = { number: '10AAAAA0000A1ZH', rate: 18, placeOfSupply: 'Bihar' };
  render(<BudgetPlanner {...withGst({ registered: true, ...registration })} />);
  expect(screen.queryByText(none, { exact: false })).toBeNull();
  const plans = screen.getAllByRole('heading', { level: 3 });
  expect(screen.getAllByText(/GST 18%/)).toHaveLength(plans.length);
});
