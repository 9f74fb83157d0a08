// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mostIncludes } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import type { ContentRefusal } from '#contract/office/content.ts';
import { refuseContent, sampleCatalogueDocument, sampleWords } from '../../office-api.fixture.ts';
import {
  actionsAmong,
  descriptionOf,
  fakeBrowser,
  openOffice,
  retype,
} from '../../render-office.fixture.tsx';
import { readCatalogues } from './price-rows.ts';

fakeBrowser();
const { content, editor, problems } = sampleWords().office;
const { prices: labels } = content;
const priceOf = (service: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: fill(labels.priceOf, { service }) });
const board = () => priceOf('Painted board');
const save = () => screen.getByRole('button', { name: labels.save });

/** The catalogue with another price in both languages. */
function catalogueWith(price: number) {
  const text = JSON.stringify(sampleCatalogueDocument().values).replaceAll(
    '"price":500',
    `"price":${price}`,
  );
  return sampleCatalogueDocument({ values: JSON.parse(text) });
}

it('saves a price as it is grouped here in both languages at once, and a text in its own', async () => {
  const { user, requests } = openOffice('/content/prices', {
    'POST /api/content/save': () => catalogueWith(8_499),
  });
  await retype(user, await board(), '8,499');
  const language = 'हिन्दी';
  const includes = screen.getByRole('textbox', {
    name: fill(labels.includesOf, { service: 'Painted board', language }),
  });
  await retype(user, includes, 'तीन बार पेंट');
  expect(screen.getByText(labels.unsaved)).toBeTruthy();
  await user.click(save());
  await screen.findByRole('link', { name: labels.preview });
  const [{ body } = { body: undefined }] = actionsAmong(requests);
  const { values } = sampleCatalogueDocument();
  expect(body).toMatchObject({ id: 'catalogue', before: values });
  const expected = JSON.parse(
    JSON.stringify(values)
      .replaceAll('"price":500', '"price":8499')
      .replace('पेंट, दो बार', 'तीन बार पेंट'),
  );
  expect(body).toMatchObject({ after: expected });
  expect((await board()).value).toBe('8,499');
});

it.each(['abc', '-1', '8.5', '84,99', '0'])(
  'says at the field that %s is no price, and sends nothing',
  async (text) => {
    const { user, requests } = openOffice('/content/prices');
    const field = await board();
    await retype(user, field, text);
    await screen.findByText(labels.priceWrong);
    await user.click(save());
    expect(field.value).toBe(text);
    expect(document.activeElement).toBe(field);
    expect(actionsAmong(requests)).toEqual([]);
  },
);

it('leaves out the price of a service that has none any more', async () => {
  const { user, requests } = openOffice('/content/prices', {
    'POST /api/content/save': () => sampleCatalogueDocument(),
  });
  await retype(user, await board(), '');
  await user.click(save());
  await waitFor(() => expect(actionsAmong(requests)).toHaveLength(1));
  // Only in `before`, in two languages.
  expect(JSON.stringify(actionsAmong(requests)).match(/"price":500/g)).toHaveLength(2);
});

it('shows a mistake at its field, and others with the way there', async () => {
  const refusal: ContentRefusal = {
    code: 'mistakes',
    mistakes: [
      {
        ...{ document: 'catalogue', language: 'en' },
        ...{ path: ['categories', 0, 'services', 0, 'price'], reason: 'is too much for one order' },
      },
      { document: 'pages/about', language: 'hi', path: ['title'], reason: 'is too long' },
    ],
  };
  const { user } = openOffice('/content/prices', {
    'POST /api/content/save': () => refuseContent(refusal),
  });
  const field = await board();
  await retype(user, field, '900000');
  await user.click(save());
  await screen.findByText('is too much for one order');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('900000');
  expect(screen.getByRole('link', { name: 'Title: is too long' }).getAttribute('href')).toBe(
    '/content/edit/pages/about?at=title&in=hi',
  );
});

const theirs = catalogueWith(700);
const conflict: ContentRefusal = {
  ...{ code: 'conflict', memberName: 'Sunita', document: theirs },
  conflicts: [
    {
      ...{ language: null, path: ['categories', 0, 'services', 0, 'price'] },
      ...{ field: 'Price of Painted board', theirs: '₹700', mine: '₹600' },
    },
  ],
};

it.each([
  [labels.takeTheirs, '700', false],
  [labels.keepMine, '600', true],
] as const)('after a change by somebody else: %s', async (choice, price, isSent) => {
  let isFirst = true;
  const { user, requests } = openOffice('/content/prices', {
    'POST /api/content/save': () => {
      const answer = isFirst ? refuseContent(conflict) : catalogueWith(600);
      isFirst = false;
      return answer;
    },
  });
  await retype(user, await board(), '600');
  await user.click(save());
  await screen.findByText(fill(labels.conflict, { name: 'Sunita' }));
  await user.click(screen.getByRole('button', { name: choice }));
  expect((await board()).value).toBe(price);
  await user.click(save());
  await waitFor(() => expect(actionsAmong(requests)).toHaveLength(isSent ? 2 : 1));
  if (isSent) expect(actionsAmong(requests)[1]).toMatchObject({ body: { before: theirs.values } });
});

it('takes the price of somebody else for the service that is named, wherever it has moved', async () => {
  const catalogues = readCatalogues(theirs.values) ?? {};
  for (const { categories } of Object.values(catalogues)) {
    categories[0]?.services.unshift({ name: 'Sticker', price: 50 });
  }
  const document = sampleCatalogueDocument({ values: catalogues });
  const { user } = openOffice('/content/prices', {
    'POST /api/content/save': () => refuseContent({ ...conflict, document }),
  });
  await retype(user, await board(), '600');
  await retype(user, await priceOf('Wall painting'), '80');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: labels.takeTheirs }));
  const fields = await Promise.all(['Sticker', 'Painted board', 'Wall painting'].map(priceOf));
  expect(fields.map(({ value }) => value)).toEqual(['50', '700', '80']);
});

it('asks again about a change by somebody else if the browser was closed undecided', async () => {
  const refusing = { 'POST /api/content/save': () => refuseContent(conflict) };
  const first = openOffice('/content/prices', refusing);
  await retype(first.user, await board(), '600');
  await first.user.click(save());
  await screen.findByText(fill(labels.conflict, { name: 'Sunita' }));
  cleanup();
  const { user, requests } = openOffice('/content/prices', {
    ...refusing,
    'GET /api/content/document': () => theirs,
  });
  expect((await board()).value).toBe('600');
  await user.click(save());
  await screen.findByText(fill(labels.conflict, { name: 'Sunita' }));
  // From the first `before` the server sees that both have changed it.
  const { values } = sampleCatalogueDocument();
  expect(actionsAmong(requests)[0]).toMatchObject({ body: { before: values } });
});

it('keeps what was typed on a full disk and over a closed browser', async () => {
  const { user } = openOffice('/content/prices', {
    'POST /api/content/save': () => refuseContent({ code: 'diskFull' }),
  });
  await retype(user, await board(), '650');
  await user.click(save());
  await screen.findByText(problems.diskFull);
  cleanup();
  openOffice('/content/prices');
  await screen.findByText(new RegExp(labels.kept));
  expect((await board()).value).toBe('650');
  await user.click(screen.getByRole('button', { name: labels.startAgain }));
  expect((await board()).value).toBe('500');
});

it('counts the letters of what a price includes', async () => {
  const { user } = openOffice('/content/prices');
  await board();
  const field = screen.getByRole('textbox', {
    name: fill(labels.includesOf, { service: 'Painted board', language: 'English' }),
  });
  await retype(user, field, 'Paint');
  expect(descriptionOf(field)).toBe(fill(editor.count, { count: 5, most: mostIncludes }));
  await user.type(field, 'x'.repeat(mostIncludes));
  const counts = { count: mostIncludes + 5, most: mostIncludes };
  expect(descriptionOf(field)).toBe(fill(editor.tooLong, counts));
});

it('goes on to the next price by Enter, and then to the button', async () => {
  const { user } = openOffice('/content/prices');
  (await board()).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await priceOf('Wall painting'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(save());
});
