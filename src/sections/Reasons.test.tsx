// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { Reasons } from './Reasons.tsx';

const site = readSite();
const section = {
  type: 'reasons' as const,
  title: 'Why us',
  items: [{ title: 'Checked', points: ['A report every month.'], promise: 'photographs' as const }],
};
const renderWith = (promises: typeof site.agency.promises) =>
  render(<Reasons section={section} site={{ ...site, agency: { ...site.agency, promises } }} />);

afterEach(cleanup);

it('shows a promise as the last point once the owner has filled it in', () => {
  renderWith({ photographs: 'A photograph of each board.' });
  const points = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(points.slice(-2)).toEqual(['A report every month.', 'A photograph of each board.']);
});

it('says nothing about it until then', () => {
  renderWith({});
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('A report every month.');
});

it('folds the points of a folded section below its headings', () => {
  const { container } = render(<Reasons section={{ ...section, folded: true }} site={site} />);
  const fold = container.querySelector('details:has(h3)');
  expect(fold?.nextElementSibling?.textContent).toBe('A report every month.');
});
