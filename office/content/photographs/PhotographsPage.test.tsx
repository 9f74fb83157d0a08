// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import {
  contentRefusalSchema,
  jobLetters,
  mostPhotographs,
  photographProblems,
} from '#contract/office/content.ts';
import {
  refuseContent,
  sampleCatalogueDocument,
  sampleContent,
  sampleWords,
} from '../../office-api.fixture.ts';
import {
  actionsAmong,
  descriptionOf,
  fakeBrowser,
  openOffice,
} from '../../render-office.fixture.tsx';
import { accept, FakeUpload, jpeg, stubUploads, uploadNumber } from './upload.fixture.ts';

fakeBrowser();
const words = sampleWords();
const { photographs: labels, photographProblems: sentences } = words.office.content;
const languages = sampleContent().languages.map(({ name }) => name);

beforeEach(stubUploads);

const choose = () => screen.findByLabelText(labels.choose);

const field = (label: string) => screen.findByLabelText(label);
const inLanguage = (label: string, language: string) =>
  field(fill(labels.inLanguage, { field: label, language }));

/** Fills in all fields but the descriptions. */
async function answerQuestions(user: ReturnType<typeof openOffice>['user']) {
  await user.selectOptions(await field(labels.format), words.formats['wall-painting']);
  await user.selectOptions(await field(labels.district), 'Siwan');
  for (const language of languages) {
    await user.type(await inLanguage(labels.place, language), 'Station Road');
    await user.type(await inLanguage(labels.job, language), 'A wall for a cloth shop, in red.');
  }
  await user.type(await field(labels.width), '१२');
  await user.type(await field(labels.height), '7,5');
  await user.type(await field(labels.month), '2026-11');
  await user.type(await field(labels.consent), 'The owner, on the phone, today');
}

it('lists the jobs with their first photograph and the way to their editor', async () => {
  openOffice('/content/photographs');
  const job = await screen.findByRole('link', { name: /Siwan hoarding/ });
  expect(job.getAttribute('href')).toBe('/content/edit/work/siwan-hoarding');
  const file = encodeURIComponent('work/siwan-hoarding/night.jpg');
  expect(job.querySelector('img')?.getAttribute('src')).toContain(file);
});

it('sends two photographs one after the other, and saves the job as a draft', async () => {
  const { user, requests } = openOffice('/content/photographs?add', {
    'POST /api/content/save': () => sampleCatalogueDocument({ id: 'work/siwan-wall-painting' }),
  });
  await user.upload(await choose(), [jpeg('one.jpg'), jpeg('two.jpg')]);
  const first = await uploadNumber(1);
  act(() => first.upload.onprogress?.({ loaded: 1, total: 4 }));
  await screen.findByText(fill(labels.sending, { percent: 25 }));
  expect(screen.getByText(labels.waiting)).toBeTruthy();
  await accept(1, 'u1');
  await accept(2, 'u2');
  await answerQuestions(user);
  for (const language of languages) {
    const label = fill(labels.inLanguage, { field: labels.alt, language });
    for (const alt of await screen.findAllByLabelText(label)) {
      await user.type(alt, 'A red wall with letters');
    }
  }
  await user.click(screen.getByRole('button', { name: labels.save }));
  await screen.findByText(labels.saved);
  expect(actionsAmong(requests)).toMatchObject([
    {
      route: 'POST /api/content/save',
      body: {
        id: 'work/siwan-wall-painting',
        before: null,
        after: {
          all: {
            sample: false,
            format: 'wall-painting',
            district: 'siwan',
            place: { en: 'Station Road', hi: 'Station Road' },
            size: { width: 12, height: 7.5 },
            month: '2026-11',
            photographs: [{ file: 'board.jpg' }, { file: 'board-2.jpg' }],
          },
        },
        photographs: { 'board.jpg': 'u1', 'board-2.jpg': 'u2' },
      },
    },
  ]);
});

it('saves a job under the same name again if the answer was lost', async () => {
  let isStored = false;
  const { user, requests } = openOffice('/content/photographs?add', {
    'GET /api/content': () => {
      const { documents, ...rest } = sampleContent();
      const [job] = documents.filter(({ kind }) => kind === 'work');
      const stored = isStored && job ? [{ ...job, id: 'work/siwan-wall-painting' }] : [];
      return { ...rest, documents: [...documents, ...stored] };
    },
    'POST /api/content/save': () => {
      if (isStored) return sampleCatalogueDocument({ id: 'work/siwan-wall-painting' });
      isStored = true;
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  await user.upload(await choose(), jpeg('one.jpg'));
  await accept(1, 'u1');
  await answerQuestions(user);
  for (const language of languages) {
    await user.type(await inLanguage(labels.alt, language), 'A red wall with letters');
  }
  const overviews = () => requests.filter(({ route }) => route === 'GET /api/content').length;
  const before = overviews();
  await user.click(screen.getByRole('button', { name: labels.save }));
  await waitFor(() => expect(overviews()).toBeGreaterThan(before));
  await user.click(await screen.findByRole('button', { name: labels.save }));
  await screen.findByText(labels.saved);
  const [first, second] = actionsAmong(requests).map(({ body }) => body);
  expect(second).toEqual(first);
});

it.each(photographProblems)('says what to do with a photograph that is %s', async (photograph) => {
  const { user } = openOffice('/content/photographs?add');
  await user.upload(await choose(), jpeg('one.jpg'));
  const upload = await uploadNumber(1);
  act(() => upload.answer(422, contentRefusalSchema.parse({ code: 'photograph', photograph })));
  await screen.findByText(sentences[photograph]);
  await user.click(screen.getByRole('button', { name: fill(labels.removeNumber, { number: 1 }) }));
  expect(screen.queryByText(sentences[photograph])).toBeNull();
});

it('refuses an empty file at once', async () => {
  const { user } = openOffice('/content/photographs?add');
  await user.upload(await choose(), new File([], 'empty.jpg', { type: 'image/jpeg' }));
  await screen.findByText(sentences.empty);
  expect(FakeUpload.all).toEqual([]);
});

it('sends again what did not arrive, by a press', async () => {
  const { user } = openOffice('/content/photographs?add');
  await user.upload(await choose(), jpeg('one.jpg'));
  const broken = await uploadNumber(1);
  act(() => broken.onerror?.());
  await screen.findByText(new RegExp(labels.broken));
  await user.click(screen.getByRole('button', { name: fill(labels.retryNumber, { number: 1 }) }));
  await accept(2, 'u1');
  await screen.findByText(labels.sent);
});

it('takes no more photographs than a job may have', async () => {
  const { user } = openOffice('/content/photographs?add');
  const many = Array.from({ length: mostPhotographs + 2 }, (_, index) => jpeg(`${index}.jpg`));
  await user.upload(await choose(), many);
  await screen.findByText(fill(labels.most, { count: mostPhotographs }));
  const number = mostPhotographs + 1;
  expect(screen.queryByText(fill(labels.number, { number }))).toBeNull();
});

it('marks what is missing, and goes to the first of it', async () => {
  const { user, requests } = openOffice('/content/photographs?add');
  await user.click(await screen.findByRole('button', { name: labels.save }));
  expect(document.activeElement).toBe(await field(labels.format));
  expect(screen.getByText(labels.photographMissing)).toBeTruthy();
  await user.type(await field(labels.width), 'large');
  expect(screen.getAllByText(labels.wrongSize).length).toBeGreaterThan(0);
  expect(actionsAmong(requests)).toEqual([]);
});

it('shows a mistake that the server finds at its field', async () => {
  const reason = 'must have at least 15 letters';
  const path = ['photographs', 0, 'alt', 'hi'];
  const { user } = openOffice('/content/photographs?add', {
    'POST /api/content/save': () =>
      refuseContent({
        code: 'mistakes',
        mistakes: [{ document: 'work/siwan-wall-painting', language: null, path, reason }],
      }),
  });
  await user.upload(await choose(), jpeg('one.jpg'));
  await accept(1, 'u1');
  await answerQuestions(user);
  for (const language of languages) await user.type(await inLanguage(labels.alt, language), 'Wall');
  await user.click(screen.getByRole('button', { name: labels.save }));
  await screen.findByText(reason);
  const hindi = await inLanguage(labels.alt, 'हिन्दी');
  expect(hindi.getAttribute('aria-invalid')).toBe('true');
});

it('keeps words and photographs that arrived over a closed browser', async () => {
  const { user } = openOffice('/content/photographs?add');
  await user.upload(await choose(), jpeg('one.jpg'));
  await accept(1, 'u1');
  await user.type(await field(labels.consent), 'The owner');
  cleanup();
  openOffice('/content/photographs?add');
  expect((await screen.findByDisplayValue('The owner')).getAttribute('id')).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('src')).toContain('id=u1');
});

it('counts the letters of its texts', async () => {
  const { user } = openOffice('/content/photographs?add');
  await user.upload(await choose(), jpeg('board.jpg'));
  const [language = ''] = languages;
  for (const [label, most] of [
    [labels.place, jobLetters.place],
    [labels.job, jobLetters.text],
    [labels.alt, jobLetters.alt],
  ] as const) {
    const text = await inLanguage(label, language);
    await user.type(text, 'Wall');
    expect(descriptionOf(text)).toContain(fill(words.office.editor.count, { count: 4, most }));
  }
  const consent = await field(labels.consent);
  const most = jobLetters.consent;
  expect(descriptionOf(consent)).toContain(fill(words.office.editor.count, { count: 0, most }));
});
