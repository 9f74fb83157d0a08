// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse, sampleFound, sampleRow, sampleWords } from '../../office-api.fixture.ts';
import { fakeBrowser, openOffice, setWide } from '../../render-office.fixture.tsx';

fakeBrowser();
const { find: labels, order: orderLabels, problems, shell, states } = sampleWords().office;
const field = () => screen.findByRole('searchbox', { name: labels.field });
const wanted = (requests: ReturnType<typeof openOffice>['requests']) =>
  requests.filter(({ route }) => route === 'GET /api/orders').map(({ query }) => `${query}`);

it('finds at once by Enter, and keeps it in the address', async () => {
  const { user, requests } = openOffice('/orders');
  await user.click(await field());
  await user.paste('Asha');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.search).toBe('?q=Asha'));
  await screen.findByRole('link', { name: /Asha Devi/ });
  expect(wanted(requests)).toEqual(['', 'q=Asha']);
});

it('searches once typing pauses, too', async () => {
  const { user } = openOffice('/orders');
  await user.type(await field(), '98765');
  await waitFor(() => expect(location.search).toBe('?q=98765'));
});

it('keeps letters that are typed while the address changes', async () => {
  const { user } = openOffice('/orders');
  const search = await field();
  await user.type(search, 'As');
  await waitFor(() => expect(location.search).toBe('?q=As'));
  await user.type(search, 'ha');
  await waitFor(() => expect(location.search).toBe('?q=Asha'));
  expect(search).toHaveProperty('value', 'Asha');
});

it('is empty again when the page is opened from the menu', async () => {
  const { user } = openOffice('/orders?q=Asha');
  await user.click(await screen.findByRole('link', { name: shell.find }));
  await waitFor(async () => expect(await field()).toHaveProperty('value', ''));
});

it('opens any address with its search and filters', async () => {
  const { requests } = openOffice('/orders?q=logo&state=paid&from=2026-01-01&flagged=1&x=y');
  expect((await field()).getAttribute('value')).toBe('logo');
  await waitFor(() =>
    expect(wanted(requests)).toEqual(['q=logo&state=paid&from=2026-01-01&flagged=1']),
  );
});

it('filters by state and clears everything', async () => {
  const { user } = openOffice('/orders?q=Asha');
  await user.click(await screen.findByText(labels.filters));
  await user.selectOptions(screen.getByRole('combobox', { name: labels.state }), states.expired);
  expect(location.search).toBe('?q=Asha&state=expired');
  await user.click(screen.getByRole('button', { name: labels.clear }));
  expect(location.search).toBe('');
  expect((await field()).getAttribute('value')).toBe('');
});

it('shows more by the cursor', async () => {
  const { user, requests } = openOffice('/orders', {
    'GET /api/orders': ({ query }) =>
      query.get('after')
        ? sampleFound({ orders: [sampleRow({ id: 'BAW-2', name: 'Sunita' })] })
        : sampleFound({ next: 'cursor' }),
  });
  await user.click(await screen.findByRole('button', { name: labels.more }));
  await screen.findByRole('link', { name: /Sunita/ });
  expect(screen.getByRole('link', { name: /Asha/ })).toBeTruthy();
  expect(wanted(requests)).toEqual(['', 'after=cursor']);
  expect(screen.queryByRole('button', { name: labels.more })).toBeNull();
});

it('says what to try where nothing is found', async () => {
  openOffice('/orders?q=%F0%9F%98%80', {
    'GET /api/orders': () => sampleFound({ orders: [] }),
  });
  await screen.findByText(labels.none);
  expect(screen.getByText(labels.noneHint)).toBeTruthy();
});

it('says that the days are in the wrong order, and asks for nothing', async () => {
  const { requests } = openOffice('/orders?from=2026-02-02&to=2026-02-01');
  await screen.findByText(labels.wrongDates);
  expect(wanted(requests)).toEqual([]);
});

it('says why it failed', async () => {
  openOffice('/orders', { 'GET /api/orders': () => refuse({ code: 'badRequest' }) });
  await screen.findByText(problems.badRequest);
});

it('is a table on wide screens', async () => {
  setWide(true);
  openOffice('/orders');
  const table = await screen.findByRole('table', { name: labels.results });
  expect(table.textContent).toContain('₹1,180');
  expect(screen.getByRole('columnheader', { name: orderLabels.service })).toBeTruthy();
});
