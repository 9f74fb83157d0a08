// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  type ContentDocument,
  contentRefusalSchema,
  saveSchema,
} from '#contract/office/content.ts';
import { sampleDocument, sampleWords } from '../../office-api.fixture.ts';
import { actionsAmong, fakeBrowser, openOffice } from '../../render-office.fixture.tsx';
import { accept, jpeg, stubUploads, uploadNumber } from '../photographs/upload.fixture.ts';

const { content, editor } = sampleWords().office;

fakeBrowser();
beforeEach(stubUploads);

const file = {
  type: 'string',
  pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*\\.jpg$',
  description: 'File of the photo; a JPEG in the same folder',
};
const photograph = { type: 'object', properties: { file }, required: ['file'] };

const job = () =>
  sampleDocument({
    ...{ id: 'work/siwan-hoarding', kind: 'work', title: {} },
    values: { all: { photographs: [{ file: 'board.jpg' }] } },
    schema: {
      type: 'object',
      properties: { photographs: { type: 'array', items: photograph } },
      required: ['photographs'],
    },
  });

const photos = () => {
  const founder = { type: 'object', properties: { sample: { type: 'boolean' } } };
  return sampleDocument({
    ...{ id: 'photos', kind: 'photos', title: {} },
    values: { all: { founder: { sample: true } } },
    schema: { type: 'object', properties: { founder } },
  });
};

/** Opens the form at a photograph, with a server that saves what it is sent. */
function openPhotograph(document: () => ContentDocument, at: string) {
  return openOffice(`/content/edit/${document().id}?at=${at}`, {
    'GET /api/content/document': document,
    'POST /api/content/save': ({ body }) => ({
      ...document(),
      values: saveSchema.parse(body).after,
    }),
  });
}

const field = (name = 'File of the photo') => screen.findByRole('group', { name });
const srcIn = async (group: Promise<HTMLElement>) =>
  within(await group)
    .getByRole('presentation')
    .getAttribute('src');

it('puts a new photograph in the place of an old one, and saves it', async () => {
  const { user, requests } = openPhotograph(job, 'photographs.0.file');
  await user.upload(
    within(await field()).getByLabelText(content.photographs.choose),
    jpeg('a.jpg'),
  );
  await accept(1, 'u1');
  await waitFor(async () => expect(await srcIn(field())).toContain('id=u1'));
  await user.click(screen.getByRole('button', { name: editor.save }));
  await screen.findByText(editor.asPublished);
  const [sent] = actionsAmong(requests);
  const { after, photographs } = saveSchema.parse(sent?.body);
  const [name = ''] = Object.keys(photographs);
  expect(name).not.toBe('board.jpg');
  expect(photographs).toEqual({ [name]: 'u1' });
  expect(after).toEqual({ all: { photographs: [{ file: name }] } });
  expect(await srcIn(field())).toContain(encodeURIComponent(`work/siwan-hoarding/${name}`));
});

it('brings the old photograph back, also after the browser was closed', async () => {
  const { user } = openPhotograph(job, 'photographs.0.file');
  await user.upload(
    within(await field()).getByLabelText(content.photographs.camera),
    jpeg('a.jpg'),
  );
  await accept(1, 'u1');
  await screen.findByText(editor.notSaved);
  cleanup();
  const again = openPhotograph(job, 'photographs.0.file');
  await again.user.click(await screen.findByRole('button', { name: editor.offerTake }));
  await again.user.click(within(await field()).getByRole('button', { name: editor.undo }));
  expect(await srcIn(field())).toContain('board.jpg');
  await screen.findByText(editor.asPublished);
});

it('replaces a photograph of the agency under its own name', async () => {
  const { user, requests } = openPhotograph(photos, 'founder');
  const choose = within(await field('Founder')).getByLabelText(content.photographs.choose);
  await user.upload(choose, jpeg('a.jpg'));
  await accept(1, 'u1');
  await user.click(await screen.findByRole('button', { name: editor.save }));
  await screen.findByText(editor.asPublished);
  expect(actionsAmong(requests)).toMatchObject([
    { body: { after: photos().values, photographs: { 'founder.jpg': 'u1' } } },
  ]);
});

it('says why a photograph is refused, and keeps the old one', async () => {
  const { user } = openPhotograph(job, 'photographs.0.file');
  await user.upload(
    within(await field()).getByLabelText(content.photographs.choose),
    jpeg('a.jpg'),
  );
  const upload = await uploadNumber(1);
  const refusal = { code: 'photograph', photograph: 'heic' } as const;
  act(() => upload.answer(422, contentRefusalSchema.parse(refusal)));
  await screen.findByText(content.photographProblems.heic);
  expect(await srcIn(field())).toContain('board.jpg');
  expect(screen.getByText(editor.asPublished)).toBeTruthy();
});
