// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { sampleSheet, sampleWords } from '../office-api.fixture.ts';
import { fakeBrowser, openOffice, setWide } from '../render-office.fixture.tsx';
import { formatMonth } from '../words/format.ts';

fakeBrowser();
const words = sampleWords();
const { sheet: labels } = words.office;
const caption = (month: string) =>
  fill(labels.caption, { month: formatMonth(month, words.locale) });

it('shows the month of the address with its totals and its file', async () => {
  const { requests } = openOffice('/sheet?month=2026-01');
  const table = await screen.findByRole('table', { name: caption('2026-01') });
  expect(within(table).getByText('-₹590')).toBeTruthy();
  expect(screen.getByText(labels.totalRefunded).parentElement?.textContent).toContain('₹590');
  const file = screen.getByRole('link', { name: labels.csv });
  expect(file.getAttribute('href')).toBe('/api/sheet.csv?month=2026-01');
  expect(requests.some(({ query }) => query.get('month') === '2026-01')).toBe(true);
});

it('has more columns on wide screens', async () => {
  setWide(true);
  openOffice('/sheet?month=2026-01');
  await screen.findByRole('columnheader', { name: labels.tax });
});

it('has no column for GST where there is none', async () => {
  setWide(true);
  const { rows, totals } = sampleSheet();
  openOffice('/sheet?month=2026-01', {
    'GET /api/sheet': () =>
      sampleSheet({
        rows: rows.map((row) => ({ ...row, taxPaise: 0, payerGstin: null })),
        totals: { ...totals, taxPaise: 0 },
      }),
  });
  await screen.findByRole('columnheader', { name: labels.service });
  expect(screen.queryByRole('columnheader', { name: labels.tax })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: labels.gstin })).toBeNull();
});

it('changes the month by list and by links', async () => {
  const { user } = openOffice('/sheet?month=2024-01');
  await user.click(await screen.findByRole('link', { name: labels.earlier }));
  expect(location.search).toBe('?month=2023-12');
  await screen.findByRole('heading', { name: caption('2023-12') });
  await user.click(screen.getByRole('link', { name: labels.later }));
  expect(location.search).toBe('?month=2024-01');
});

it('says that a month has no payments', async () => {
  openOffice('/sheet?month=nonsense', {
    'GET /api/sheet': () =>
      sampleSheet({ rows: [], totals: { paidPaise: 0, taxPaise: 0, refundedPaise: 0 } }),
  });
  await screen.findByText(labels.none);
});
