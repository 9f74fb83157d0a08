// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { refuse, sampleLeads, sampleWords } from '../office-api.fixture.ts';
import { fakeBrowser, openOffice } from '../render-office.fixture.tsx';

fakeBrowser();
const words = sampleWords();
const { leads: labels, leadKinds, leadSources, problems, shell } = words.office;

/** The texts of a chart, or of the rows of a table. */
const textsIn = (element: HTMLElement, selector: string) =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);

it.each([
  [labels.pages, labels.page, [words.pages['/pricing'], /हिन्दी$/], ['1,200', '50']],
  [labels.kinds, labels.kind, [leadKinds.whatsapp, leadKinds.call], ['1,000', '250']],
  [labels.sources, labels.source, [leadSources.search, leadSources.card], ['1,150', '100']],
  [
    labels.districts,
    labels.district,
    [labels.noDistrict, words.pages['/digital-marketing-agency-siwan']],
    ['1,200', '50'],
  ],
])('shows “%s” as a chart and as a table', async (title, column, names, counts) => {
  const { user } = openOffice('/leads');
  const chart = await screen.findByRole('img', { name: title });
  const [first, second] = names.map((name) =>
    typeof name === 'string' ? name : expect.stringMatching(name ?? ''),
  );
  expect(textsIn(chart, 'text')).toEqual([first, counts[0], second, counts[1]]);
  const section = screen.getByRole('region', { name: title });
  await user.click(within(section).getByText(labels.table));
  const table = within(section).getByRole('table', { name: title });
  expect(textsIn(table, 'th')).toEqual([column, labels.count]);
  expect(textsIn(table, 'td')).toEqual([first, counts[0], second, counts[1]]);
});

it('draws the longest bar across the chart, the others in proportion', async () => {
  openOffice('/leads');
  const chart = await screen.findByRole('img', { name: labels.kinds });
  const widths = [...chart.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
  expect(widths).toEqual(['100%', '25%']);
});

it('has ten bars at most, and all rows in the table', async () => {
  const pages = Array.from({ length: 12 }, (_, index) => ({ key: `/gone-${index}`, count: 1 }));
  openOffice('/leads', { 'GET /api/leads': () => sampleLeads({ pages }) });
  const chart = await screen.findByRole('img', { name: labels.pages });
  expect(chart.querySelectorAll('rect')).toHaveLength(10);
  const section = screen.getByRole('region', { name: labels.pages });
  expect(section.querySelectorAll('tbody tr')).toHaveLength(12);
});

it('changes the period, which is in the address', async () => {
  const { user, requests } = openOffice('/leads');
  await user.click(await screen.findByRole('link', { name: labels.month }));
  expect(location.search).toBe('?period=month');
  const current = screen.getByRole('link', { name: labels.month });
  expect(current.getAttribute('aria-current')).toBe('page');
  await screen.findByRole('img', { name: labels.pages });
  const periods = requests
    .filter(({ route }) => route === 'GET /api/leads')
    .map(({ query }) => query.get('period'));
  expect(periods).toEqual(['week', 'month']);
});

it('names the days and the sum', async () => {
  openOffice('/leads?period=nonsense');
  await screen.findByText(fill(labels.total, { count: '1,250' }));
  expect(screen.getByText(/20 Nov to 26 Nov/)).toBeTruthy();
});

it('says that nobody has pressed a button', async () => {
  const none = { total: 0, pages: [], kinds: [], sources: [], districts: [] };
  openOffice('/leads', { 'GET /api/leads': () => sampleLeads(none) });
  await screen.findByText(labels.none);
  expect(screen.queryByRole('img')).toBeNull();
});

it('offers another try where the numbers do not load', async () => {
  openOffice('/leads', { 'GET /api/leads': () => refuse({ code: 'unavailable' }) });
  await within(await screen.findByRole('alert')).findByText(problems.unavailable);
  await screen.findByRole('button', { name: shell.tryAgain });
});

it('has no style attribute, which the policy would block', async () => {
  openOffice('/leads');
  await screen.findByRole('img', { name: labels.pages });
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
});
