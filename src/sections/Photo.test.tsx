// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { PhotoStrip } from './Photo.tsx';

const content = readSite();
const photo = { sample: false, alt: 'A painter on a ladder', caption: 'On Station Road' };
const renderWith = (photos: typeof content.photos) =>
  render(
    <PhotoStrip section={{ type: 'photo', place: 'painter' }} site={{ ...content, photos }} />,
  );

afterEach(cleanup);

it('shows the photo by day and by night, lazily and with its size', () => {
  const { container } = renderWith({ painter: photo });
  const image = screen.getByRole('img', { name: photo.alt });
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBe(1.5);
  expect(container.querySelector('source')?.media).toBe('(prefers-color-scheme: dark)');
  expect(screen.getByText(photo.caption)).toBeTruthy();
});

it('marks a sample', () => {
  renderWith({ painter: { ...photo, sample: true } });
  expect(screen.getByText(`On Station Road (${content.labels.testimonials.sample})`)).toBeTruthy();
});

it('renders nothing until there is a photo', () => {
  expect(renderWith({ founder: photo }).container.childElementCount).toBe(0);
});
