// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { previewResponseSchema } from '#contract/office/content.ts';
import { refuse, refuseContent, sampleLaunchList, sampleWords } from '../office-api.fixture.ts';
import { actionsAmong, fakeBrowser, openOffice } from '../render-office.fixture.tsx';

fakeBrowser();
const words = sampleWords();
const { documents, launch, preview, reviews } = words.office.content;
const { problems, shell } = words.office;

it('finds a document by part of its name, and opens it in the editor', async () => {
  const { user } = openOffice('/content/documents');
  await user.type(await screen.findByRole('searchbox', { name: documents.field }), 'about');
  await screen.findByText(fill(documents.shown, { count: 1 }));
  const found = screen.getByRole('link', { name: 'About us' });
  expect(found.getAttribute('href')).toBe('/content/edit/pages/about');
});

it('lists the documents of one kind', async () => {
  openOffice('/content/documents?kind=districts');
  await screen.findByRole('link', { name: 'Gaya' });
  expect(screen.queryByRole('link', { name: 'About us' })).toBeNull();
});

it('opens each review at its text, and offers one to a district without', async () => {
  openOffice('/content/reviews');
  const name = fill(reviews.edit, { name: 'Irshad A.', title: 'Siwan' });
  const review = await screen.findByRole('link', { name });
  expect(review.getAttribute('href')).toBe('/content/edit/districts/siwan?at=review.text&in=en');
  const missing = screen.getByRole('link', { name: fill(reviews.add, { title: 'Gaya' }) });
  expect(missing.getAttribute('href')).toBe('/content/edit/districts/gaya?at=review');
});

it('names documents in the language of the office, and finds them in any', async () => {
  const { user } = openOffice('/content/documents', {}, { language: 'hi' });
  const about = await screen.findByRole('link', { name: 'हमारे बारे में' });
  await user.type(screen.getByRole('searchbox'), 'siwan');
  await screen.findByRole('link', { name: 'सिवान' });
  expect(about.isConnected).toBe(false);
});

it('leads from each point before going live to its field', async () => {
  openOffice('/content/launch');
  const [{ text } = { text: '' }] = sampleLaunchList().items;
  const mend = await screen.findByRole('link', {
    name: fill(launch.mendOne, { title: 'Siwan', text }),
  });
  expect(mend.getAttribute('href')).toBe('/content/edit/districts/siwan?at=review.sample&in=hi');
});

it('says that nothing is left before going live', async () => {
  openOffice('/content/launch', {
    'GET /api/content/launch': () => sampleLaunchList({ items: [] }),
  });
  await screen.findByText(launch.none);
});

const frame = () => screen.findByTitle<HTMLIFrameElement>(preview.frame);

it('shows the built page of an address, in either language', async () => {
  const { user, requests } = openOffice('/content/preview?address=/pricing', {
    'POST /api/content/preview': () =>
      previewResponseSchema.parse({
        paths: { en: '/preview/1/pricing', hi: '/preview/1/hi/pricing' },
      }),
  });
  expect((await frame()).getAttribute('src')).toBe('/preview/1/pricing');
  await user.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  expect((await frame()).getAttribute('src')).toBe('/preview/1/hi/pricing');
  await user.click(screen.getByRole('radio', { name: preview.desktop }));
  expect(screen.getByRole('link', { name: preview.ownTab }).getAttribute('href')).toBe(
    '/preview/1/hi/pricing',
  );
  expect(actionsAmong(requests)).toMatchObject([{ body: { address: '/pricing' } }]);
});

it('previews the first page that shows a document', async () => {
  const { requests } = openOffice('/content/preview?document=catalogue', {
    'POST /api/content/preview': () =>
      previewResponseSchema.parse({ paths: { en: '/preview/2/pricing' } }),
  });
  expect((await frame()).getAttribute('src')).toBe('/preview/2/pricing');
  expect(actionsAmong(requests)).toMatchObject([{ body: { address: '/pricing' } }]);
});

it('says which lines of a page cannot be built', async () => {
  const reason = 'pages/about.yaml:12 is too long';
  openOffice('/content/preview?address=/about', {
    'POST /api/content/preview': () =>
      refuseContent({
        code: 'mistakes',
        mistakes: [{ document: '', language: null, path: [], reason }],
      }),
  });
  await screen.findByText(reason);
  expect(screen.getByText(preview.failed)).toBeTruthy();
});

it('says why a page is not there yet, and tries again by a press', async () => {
  const message = 'about.yaml is wrong';
  const { user, requests } = openOffice('/content/preview?address=/about', {
    'POST /api/content/preview': () => refuse({ code: 'problem', message }),
  });
  await screen.findByText(`${problems.problem} ${message}`);
  await user.click(screen.getByRole('button', { name: shell.tryAgain }));
  await screen.findByText(`${problems.problem} ${message}`);
  await expect.poll(() => actionsAmong(requests)).toHaveLength(2);
});
