// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fill } from '#contract/fill.ts';
import type { ContentDocument } from '#contract/office/content.ts';
import {
  refuseContent,
  sampleDocument,
  sampleMe,
  samplePageDraft,
  sampleWords,
} from '../../office-api.fixture.ts';
import {
  actionsAmong,
  descriptionOf,
  fakeBrowser,
  openOffice,
  retype,
} from '../../render-office.fixture.tsx';
import { formatMoment } from '../../words/format.ts';

const { content, editor: labels, problems } = sampleWords().office;

fakeBrowser();

const address = '/content/edit/pages/board';

/** Opens the form. */
async function openEditor(answers: Parameters<typeof openOffice>[1] = {}, at = address) {
  const opened = openOffice(at, answers);
  await screen.findByRole('heading', { name: 'Boards', level: 1 });
  return opened;
}

const titleIn = (language: 'English' | 'हिन्दी') =>
  within(screen.getByRole('group', { name: 'Title of the page' })).getByRole<HTMLInputElement>(
    'textbox',
    { name: language },
  );

const cards = () =>
  within(screen.getByRole('group', { name: 'Sections' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent?.trim());

const save = () => screen.getByRole('button', { name: labels.save });

const sentBody = (requests: Parameters<typeof actionsAmong>[0]) =>
  actionsAmong(requests).at(-1)?.body as { before: unknown; after: ContentDocument['values'] };

it('has both languages side by side, each in its own', async () => {
  await openEditor();
  expect(titleIn('English').value).toBe('Boards in Siwan');
  expect(titleIn('हिन्दी').value).toBe('सिवान में बोर्ड');
  expect(titleIn('हिन्दी').lang).toBe('hi');
  expect(screen.getAllByRole('textbox', { name: 'Price' })).toHaveLength(1);
});

it('saves what was changed as a draft, with what the form was filled with', async () => {
  const { user, requests } = await openEditor({
    'POST /api/content/save': ({ body }) =>
      sampleDocument({
        values: (body as { after: ContentDocument['values'] }).after,
        isDraft: true,
        draft: samplePageDraft(),
      }),
  });
  expect(screen.queryByRole('button', { name: labels.save })).toBeNull();
  await user.type(titleIn('हिन्दी'), '।');
  const price = screen.getByRole('textbox', { name: 'Price' });
  await retype(user, price, '8,499');
  expect(screen.getByText(labels.notSaved)).toBeTruthy();
  await user.click(save());

  await screen.findByText(
    fill(labels.savedAt, { time: formatMoment(samplePageDraft().atMs, 'en-IN') }),
  );
  const { before, after } = sentBody(requests);
  expect(before).toEqual(sampleDocument().values);
  expect(after).toMatchObject({
    en: { title: 'Boards in Siwan', price: 8499 },
    hi: { title: 'सिवान में बोर्ड।', price: 8499 },
  });
  await waitFor(() => expect(localStorage.length).toBe(0));
});

it('counts letters as people do, and says when there are too many', async () => {
  const { user } = await openEditor();
  const hindi = titleIn('हिन्दी');
  await retype(user, hindi, 'सिवान');
  expect(descriptionOf(hindi)).toBe(fill(labels.count, { count: 3, most: 20 }));
  await user.type(hindi, 'अ'.repeat(18));
  expect(descriptionOf(hindi)).toBe(fill(labels.tooLong, { count: 21, most: 20 }));
});

it.each([
  ['abc', labels.numberUnreadable],
  ['-1', fill(labels.numberLow, { least: 1 })],
  ['8.5', labels.numberNotWhole],
  ['1,00,001', fill(labels.numberHigh, { most: '1,00,000' })],
])('keeps %s in a price, says what is wrong and does not send it', async (typed, sentence) => {
  const { user, requests } = await openEditor();
  const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
  await retype(user, price, typed);
  expect(descriptionOf(price)).toBe(sentence);
  expect(price.value).toBe(typed);
  await user.click(save());
  expect(document.activeElement).toBe(price);
  expect(actionsAmong(requests)).toEqual([]);
});

it('adds, copies, moves and removes sections, and brings one back', async () => {
  const { user, requests } = await openEditor({
    'POST /api/content/save': () => sampleDocument(),
  });
  const [hero, faq] = ['Top of the page', 'Questions and answers'];
  expect(cards()).toEqual([`${hero} Painted boards`, `${faq} FAQ`]);

  await user.click(screen.getByRole('button', { name: labels.addSection }));
  await user.click(screen.getByRole('button', { name: hero }));
  expect(cards()).toEqual([`${hero} Painted boards`, `${faq} FAQ`, hero]);
  const headline = within(screen.getByRole('group', { name: 'The headline' }));
  await user.type(headline.getByRole('textbox', { name: 'English' }), 'New');

  const copy = screen.getByRole('button', { name: fill(labels.copyOne, { name: 'FAQ' }) });
  await user.click(copy);
  const [first] = screen.getAllByRole('button', { name: fill(labels.moveUp, { name: 'FAQ' }) });
  await user.click(first as HTMLElement);
  expect(document.activeElement).toBe(first);
  await user.click(
    screen.getByRole('button', { name: fill(labels.removeOne, { name: 'Painted boards' }) }),
  );
  expect(cards()).toEqual([`${faq} FAQ`, `${faq} FAQ`, `${hero} New`]);
  await user.click(screen.getByRole('button', { name: labels.undo }));
  expect(document.activeElement?.textContent).toContain('Painted boards');
  expect(cards()).toEqual([`${faq} FAQ`, `${hero} Painted boards`, `${faq} FAQ`, `${hero} New`]);

  await user.click(save());
  await waitFor(() => expect(actionsAmong(requests)).toHaveLength(1));
  const { after } = sentBody(requests);
  expect(after).toMatchObject({
    en: {
      sections: [{ title: 'FAQ' }, { title: 'Painted boards' }, { title: 'FAQ' }, { title: 'New' }],
    },
    hi: { sections: [{ answer: 'हाँ' }, { type: 'hero' }, { answer: 'हाँ' }, { title: '' }] },
  });
});

it('opens the section of a mistake, with the sentence at its field', async () => {
  const { user } = await openEditor({
    'POST /api/content/save': () =>
      refuseContent({
        code: 'mistakes',
        mistakes: [
          {
            document: 'pages/board',
            language: 'hi',
            path: ['sections', 1, 'answer'],
            reason: 'is missing: a translation needs it',
          },
          { document: 'pages/about', language: 'en', path: ['title'], reason: 'is too long' },
        ],
      }),
  });
  await user.type(titleIn('English'), '!');
  await user.click(save());

  await screen.findByText(problems.mistakes);
  const answer = within(screen.getByRole('group', { name: 'Plain answer' }));
  const hindi = answer.getByRole('textbox', { name: 'हिन्दी' });
  await waitFor(() => expect(document.activeElement).toBe(hindi));
  expect(descriptionOf(hindi)).toContain('Plain answer: is missing: a translation needs it');
  expect(titleIn('English').value).toBe('Boards in Siwan!');
  const link = screen.getByRole('link', { name: 'Title: is too long' });
  expect(link.getAttribute('href')).toBe('/content/edit/pages/about?at=title&in=en');

  await user.type(hindi, '।');
  expect(descriptionOf(hindi)).toBe(fill(labels.count, { count: 2, most: 200 }));
});

it('lets one choose whose words stay, field by field, and saves on top of the other', async () => {
  const theirs = sampleDocument();
  theirs.values.en = { ...Object(theirs.values.en), title: 'Theirs', price: 6000 };
  theirs.values.hi = { ...Object(theirs.values.hi), price: 6000 };
  const conflict = { language: 'en', theirs: 'Theirs', mine: 'Mine', field: 'Title' };
  const { user, requests } = await openEditor({
    'POST /api/content/save': ({ body }) =>
      (body as { before: { en: { title: string } } }).before.en.title === 'Theirs'
        ? sampleDocument({ values: (body as { after: ContentDocument['values'] }).after })
        : refuseContent({
            code: 'conflict',
            memberName: 'Sunita',
            document: theirs,
            conflicts: [{ ...conflict, path: ['title'] }],
          }),
  });
  await retype(user, titleIn('English'), 'Mine');
  await user.type(titleIn('हिन्दी'), '।');
  await user.click(save());
  await screen.findByRole('heading', { name: fill(labels.conflictTitle, { name: 'Sunita' }) });
  await user.click(screen.getByRole('radio', { name: /Theirs/ }));
  await user.click(screen.getByRole('button', { name: labels.conflictSave }));

  await screen.findByText(labels.asPublished);
  expect(sentBody(requests).after).toMatchObject({
    en: { title: 'Theirs', price: 6000 },
    hi: { title: 'सिवान में बोर्ड।', price: 6000 },
  });
});

it('takes their words for the section that one has moved', async () => {
  const theirs = sampleDocument();
  const { sections } = theirs.values.en as { sections: object[] };
  sections[1] = { ...sections[1], answer: 'Theirs' };
  const conflict = { language: 'en', theirs: 'Theirs', mine: 'Yes!', field: 'Plain answer' };
  const { user, requests } = await openEditor({
    'POST /api/content/save': () =>
      refuseContent({
        code: 'conflict',
        memberName: 'Sunita',
        document: theirs,
        conflicts: [{ ...conflict, path: ['sections', 0, 'answer'] }],
      }),
  });
  await user.click(screen.getByRole('button', { name: fill(labels.moveUp, { name: 'FAQ' }) }));
  await user.click(screen.getByRole('button', { name: /Questions and answers/ }));
  const answer = within(screen.getByRole('group', { name: 'Plain answer' }));
  await user.type(answer.getByRole('textbox', { name: 'English' }), '!');
  await user.click(save());
  await user.click(await screen.findByRole('radio', { name: /Theirs/ }));
  await user.click(screen.getByRole('button', { name: labels.conflictSave }));
  await waitFor(() => expect(actionsAmong(requests)).toHaveLength(2));
  expect(sentBody(requests).after.en).toMatchObject({
    sections: [{ title: 'FAQ', answer: 'Theirs' }, { title: 'Painted boards' }],
  });
});

it('offers words that were not saved when the browser was closed', async () => {
  const first = await openEditor({
    'POST /api/content/save': () => refuseContent({ code: 'diskFull' }),
  });
  await first.user.type(titleIn('English'), ' 1');
  await first.user.click(save());
  await screen.findByText(problems.diskFull);
  cleanup();

  const { user } = await openEditor();
  await user.click(screen.getByRole('button', { name: labels.offerTake }));
  expect(titleIn('English').value).toBe('Boards in Siwan 1');
  expect(save()).toBeTruthy();
});

/** Types a title and leaves without saving. */
async function leaveWords() {
  const { user } = await openEditor();
  await user.type(titleIn('English'), ' 1');
  cleanup();
}

it('offers unsaved words to nobody else on a shared device', async () => {
  await leaveWords();
  await openEditor({ 'GET /api/me': () => sampleMe({ name: 'Sunita' }) });
  expect(titleIn('English').value).toBe('Boards in Siwan');
  cleanup();
  await openEditor();
  await screen.findByRole('button', { name: labels.offerTake });
});

it('leaves alone what another tab keeps of the same document', async () => {
  await leaveWords();
  const kept = { ...localStorage };
  localStorage.clear();
  await openEditor();
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  document.dispatchEvent(new Event('visibilitychange'));
  cleanup();
  expect(Object.keys(kept)).toHaveLength(1);
  expect({ ...localStorage }).toEqual(kept);
});

it('asks before a link leaves words that are not saved', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const { user } = await openEditor();
  await user.type(titleIn('English'), '!');
  await user.click(screen.getByRole('link', { name: content.hub.back }));
  expect(confirm).toHaveBeenCalledWith(labels.leave);
  expect(titleIn('English').value).toBe('Boards in Siwan!');
});

it('opens at a field of one language, by its path in that file', async () => {
  await openEditor({}, `${address}?at=title&in=hi`);
  await waitFor(() => expect(document.activeElement).toBe(titleIn('हिन्दी')));
});

it('opens and focuses the field of the address', async () => {
  await openEditor({}, `${address}?at=sections.1.to`);
  const field = await screen.findByRole('combobox', { name: 'Page' });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('opens what contains the field of the address if the form does not show it', async () => {
  await openEditor({}, `${address}?at=sections.1.type`);
  const card = await screen.findByRole('button', { name: /FAQ/, expanded: true });
  await waitFor(() => expect(document.activeElement).toBe(card));
});

it('says what the draft changes, and drops it', async () => {
  let isDraft = true;
  const { user, requests } = await openEditor({
    'GET /api/content/document': () =>
      isDraft ? sampleDocument({ isDraft, draft: samplePageDraft() }) : sampleDocument(),
    'POST /api/content/discard': () => {
      isDraft = false;
      return {};
    },
  });
  await user.click(screen.getByText(labels.draft));
  expect(screen.getByText('New')).toBeTruthy();
  const discard = fill(content.drafts.discardOne, { title: 'Boards' });
  await user.click(screen.getByRole('button', { name: discard }));
  await user.click(screen.getByRole('button', { name: content.drafts.discardConfirm }));
  await screen.findByText(labels.asPublished);
  expect(actionsAmong(requests)[0]?.body).toEqual({ id: 'pages/board' });
});

it('names fields and says what is wrong in the language of the office', async () => {
  const hindi = sampleWords('hi').office;
  const { schema } = sampleDocument();
  const properties = {
    ...Object(schema.properties),
    price: { type: 'integer', description: 'Price; whole rupees' },
    look: { type: 'string', enum: ['wall-painting', 'old-house'], description: 'Kind' },
  };
  const change = { language: null, path: ['price'], before: '₹1', after: '₹2' };
  const draft = samplePageDraft({ changes: [{ ...change, field: 'Price of Boards' }] });
  // A shared field is wrong in both files.
  const mistakes = ['en', 'hi'].map((language) => ({
    document: 'pages/board',
    language,
    path: ['price'],
    reason: 'must be 50',
  }));
  const { user } = openOffice(
    address,
    {
      'GET /api/content/document': () =>
        sampleDocument({ isDraft: true, draft, schema: { ...schema, properties } }),
      'POST /api/content/save': () => refuseContent({ code: 'mistakes', mistakes }),
    },
    {
      language: 'hi',
      translations: {
        fields: {
          Price: 'रेट',
          'Whole rupees': 'पूरे रुपये',
          'Old house': 'पुराना घर',
          '{field} of {owner}': '{owner}: {field}',
        },
        mistakes: { 'must be {number}': '{number} चाहिए' },
      },
    },
  );
  const price = await screen.findByRole<HTMLInputElement>('textbox', { name: 'रेट' });
  expect(descriptionOf(price)).toContain('पूरे रुपये');
  expect(screen.getByRole('option', { name: 'पुराना घर' })).toBeTruthy();
  expect(screen.getByText('Boards: रेट')).toBeTruthy();
  // Without a translation it is English.
  expect(screen.getByRole('combobox', { name: 'Kind' })).toBeTruthy();

  await retype(user, price, '49');
  await user.click(screen.getByRole('button', { name: hindi.editor.save }));
  await screen.findByRole('button', { name: 'रेट: 50 चाहिए' });
  expect(descriptionOf(price)).toContain('रेट: 50 चाहिए');
});

it('asks whether the other language still fits after a save, and goes there', async () => {
  const [change] = samplePageDraft().changes;
  const draft = samplePageDraft({ changes: change ? [{ ...change, unchangedIn: ['hi'] }] : [] });
  const { user } = await openEditor({
    'POST /api/content/save': () => sampleDocument({ isDraft: true, draft }),
  });
  await user.type(titleIn('English'), '!');
  await user.click(save());
  const names = { language: 'English', field: 'Title', other: 'हिन्दी' };
  const note = fill(content.drafts.oneLanguage, names);
  const [first] = await screen.findAllByRole('link', { name: note });
  for (const _ of [1, 2]) {
    if (first) await user.click(first);
    await waitFor(() => expect(document.activeElement).toBe(titleIn('हिन्दी')));
    titleIn('हिन्दी').blur();
  }
});

it('calls the labels of the office by their words, in another language than that of their keys', async () => {
  const label = { type: 'string', description: 'Label; 1 to 300 letters' };
  const shell = { type: 'object', properties: { signOut: label, offline: label } };
  const document = sampleDocument({
    id: 'office',
    kind: 'office',
    values: {
      en: { shell: { signOut: 'Sign out', offline: 'No network.' } },
      hi: {
        shell: {
          signOut: 'साइन आउट',
          offline: 'इंटरनेट नहीं है। जो दिख रहा है, वह पुराना हो सकता है।',
        },
      },
    },
    schema: { type: 'object', properties: { shell } },
  });
  const answers = { 'GET /api/content/document': () => document };
  const { user } = openOffice('/content/edit/office', answers, { language: 'hi' });
  await user.click(await screen.findByRole('button', { name: 'Shell' }));
  const field = within(screen.getByRole('group', { name: 'साइन आउट' }));
  expect(field.getByDisplayValue('Sign out')).toBeTruthy();
  expect(
    screen.getByRole('group', { name: 'इंटरनेट नहीं है। जो दिख रहा है, वह पुराना हो…' }),
  ).toBeTruthy();
});
