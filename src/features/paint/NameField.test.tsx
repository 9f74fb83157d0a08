// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { NameField } from './NameField.tsx';

const section = {
  type: 'name-field' as const,
  title: 'See your name on a board',
  lead: 'Type it, and look.',
  label: 'Name of your shop',
  board: 'Your shop',
  button: 'Paint it',
  to: '/paint-your-name',
};

afterEach(cleanup);

it('leads to the page of its language, and keeps the name out of the address', () => {
  render(<NameField section={section} site={{ ...readSite(), language: 'hi' }} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: section.label });
  expect(field.name).toBe('');
  expect(field.form?.getAttribute('action')).toBe('/hi/paint-your-name');
  expect(screen.getByRole('button', { name: section.button })).toBeTruthy();
});
