// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { type ContentOverview, publicationProblems } from '#contract/office/content.ts';
import {
  refuse,
  refuseContent,
  sampleContent,
  sampleDraft,
  sampleLaunchList,
  sampleMe,
  samplePublication,
  sampleWords,
} from '../../office-api.fixture.ts';
import { actionsAmong, fakeBrowser, openOffice } from '../../render-office.fixture.tsx';

fakeBrowser();
const { content, problems, shell } = sampleWords().office;
const { hub, drafts, publish, published, publicationStates } = content;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const publishButton = (count: number) => button(fill(publish.button, { count }));

/** Opens the hub with content that the test can change between requests. */
function openHub(first: ContentOverview, answers: Parameters<typeof openOffice>[1] = {}) {
  let now = first;
  const office = openOffice('/content', { 'GET /api/content': () => now, ...answers });
  return {
    ...office,
    change: (next: ContentOverview) => {
      now = next;
    },
  };
}

it('leads to what staff ask for, and says how much is open before going live', async () => {
  openHub(sampleContent());
  const asks = await screen.findByRole('navigation', { name: hub.asks });
  const addressOf = (name: string) =>
    within(asks)
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .getAttribute('href');
  expect(addressOf(hub.prices)).toBe('/content/prices');
  expect(addressOf(hub.contact)).toBe('/content/edit/agency?at=contact');
  const open = fill(hub.launchCount, { count: sampleLaunchList().items.length });
  await within(asks).findByText(open);
});

it('says who has changed what, in words', async () => {
  openHub(sampleContent());
  const list = await screen.findByRole('region', { name: new RegExp(drafts.title) });
  expect(list.textContent).toContain('Price of Painted board: ₹500 → ₹550');
  expect(list.textContent).toContain(content.kinds.catalogue);
  expect(list.textContent).toContain('Sunita');
});

it('publishes the chosen drafts that were seen, follows it, and says when it is done', async () => {
  const about = sampleDraft({ document: 'pages/about', title: { en: 'About us' }, atMs: 5 });
  const running = samplePublication({ state: 'building', endedAtMs: null });
  const { user, requests, change } = openHub(
    sampleContent({ drafts: [sampleDraft({ atMs: 4 }), about] }),
    {
      'POST /api/content/publish': () => {
        change(sampleContent({ publications: [running] }));
        return Response.json(running, { status: 202 });
      },
    },
  );
  await user.click(await screen.findByRole('checkbox', { name: content.kinds.catalogue }));
  await user.click(await publishButton(1));
  const confirm = screen.getByRole('region', { name: publish.confirmTitle });
  expect(confirm.textContent).toContain('About us');
  expect(confirm.textContent).not.toContain(content.kinds.catalogue);
  expect(actionsAmong(requests)).toEqual([]);
  await user.click(await button(publish.confirm));
  await screen.findByText(publicationStates.building);
  expect(actionsAmong(requests)).toMatchObject([
    { body: { drafts: [{ document: 'pages/about', atMs: 5 }] } },
  ]);
  expect(screen.getByText(publicationStates.building).getAttribute('aria-current')).toBe('step');
  change(sampleContent({ publications: [{ ...running, state: 'switching' }] }));
  await expect
    .poll(() => screen.getByText(publicationStates.switching).getAttribute('aria-current'), {
      timeout: 10_000,
    })
    .toBe('step');
  change(sampleContent({ drafts: [], publications: [samplePublication()], lastPublished: 7 }));
  const list = await screen.findByRole('region', { name: published.title });
  await within(list).findByRole('button', { name: published.undo });
  expect(screen.queryByText(publish.running)).toBeNull();
  // Both the announcement and the page have it.
  expect(screen.getAllByText(/12:01/).length).toBeGreaterThan(1);
});

it('says why nothing was published, and can publish again', async () => {
  const line = 'content/en/pages/about.yaml:12 is too long';
  const problem = `${publicationProblems.notBuilt}\n${line}`;
  openHub(
    sampleContent({ publications: [samplePublication({ id: 8, state: 'failed', problem })] }),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(publish.failedTitle);
  expect(alert.textContent).toContain(content.publicationProblems.notBuilt);
  expect(alert.textContent).toContain(line);
  await publishButton(1);
});

it('says that a publication was undone, not published', async () => {
  const running = samplePublication({ id: 8, undoes: 7, state: 'switching', endedAtMs: null });
  const { change } = openHub(sampleContent({ publications: [running] }));
  await screen.findByText(publicationStates.switching);
  const undone = samplePublication({ id: 8, undoes: 7 });
  change(sampleContent({ publications: [undone], lastPublished: 8 }));
  const [start = ''] = publish.undone.split('{time}');
  await expect
    .poll(() => screen.queryAllByText(new RegExp(`^${start}`)).length, { timeout: 10_000 })
    .toBeGreaterThan(0);
});

it('says what went wrong after a publication', async () => {
  const problem = 'The push was refused';
  openHub(sampleContent({ publications: [samplePublication({ problem })], lastPublished: 7 }));
  await screen.findByText(problem);
  expect(screen.queryByText(publish.failedTitle)).toBeNull();
});

it.each([
  ['a draft has changed meanwhile', 'conflict', publish.conflict],
  ['another publication runs', 'publishing', problems.publishing],
] as const)('keeps the question open if %s', async (_, code, sentence) => {
  const { user } = openHub(sampleContent(), {
    'POST /api/content/publish': () => refuseContent({ code }),
  });
  await user.click(await publishButton(1));
  await user.click(await button(publish.confirm));
  await screen.findByText(sentence);
  await button(publish.confirm);
});

it('publishes nothing if nothing is chosen', async () => {
  const { user } = openHub(sampleContent());
  await user.click(await screen.findByRole('checkbox', { name: content.kinds.catalogue }));
  await screen.findByText(publish.noneChosen);
  expect(screen.queryByRole('button', { name: fill(publish.button, { count: 0 }) })).toBeNull();
});

it('undoes the newest publication at one press', async () => {
  const older = samplePublication({ id: 6 });
  const { user, requests } = openHub(
    sampleContent({ publications: [samplePublication(), older], lastPublished: 7 }),
    { 'POST /api/content/undo': () => samplePublication({ id: 8, undoes: 7 }) },
  );
  const [undo, ...others] = await screen.findAllByRole('button', { name: published.undo });
  expect(others).toEqual([]);
  if (undo) await user.click(undo);
  await waitFor(() => expect(actionsAmong(requests)).toHaveLength(1));
  expect(actionsAmong(requests)).toMatchObject([
    { route: 'POST /api/content/undo', body: { publication: 7 } },
  ]);
});

it('drops a draft once it is confirmed', async () => {
  const { user, requests, change } = openHub(sampleContent(), {
    'POST /api/content/discard': () => {
      change(sampleContent({ drafts: [] }));
      return new Response(null, { status: 204 });
    },
  });
  await user.click(await button(fill(drafts.discardOne, { title: content.kinds.catalogue })));
  await user.click(await button(drafts.discardConfirm));
  await screen.findByText(drafts.none);
  await screen.findByText(drafts.discarded);
  const list = screen.getByRole('region', { name: drafts.title });
  expect(document.activeElement).toBe(list);
  expect(actionsAmong(requests)).toMatchObject([{ body: { id: 'catalogue' } }]);
});

it('is in the menu only where the content can be edited, and says if it cannot', async () => {
  openOffice('/content', {
    'GET /api/me': () => sampleMe({ editsContent: false }),
    'GET /api/content': () => refuse({ code: 'notFound' }),
  });
  await screen.findByText(hub.notHere);
  expect(screen.queryByRole('link', { name: shell.website })).toBeNull();
});
