// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { refuse, sampleMe, sampleWords } from '../office-api.fixture.ts';
import { actionsAmong, fakeBrowser, openOffice } from '../render-office.fixture.tsx';

fakeBrowser();
const { actions, devices: labels, problems } = sampleWords().office;
const done = () => new Response(null, { status: 204 });

it('signs out another device', async () => {
  const { user, requests } = openOffice('/devices', { 'POST /api/devices/d2/end': done });
  const device = 'Firefox, Windows, Sunita';
  await user.click(await screen.findByRole('button', { name: fill(labels.endDevice, { device }) }));
  await screen.findByText(labels.ended);
  expect(actionsAmong(requests)).toHaveLength(1);
});

it('has no members for staff', async () => {
  const { requests } = openOffice('/devices', {
    'GET /api/me': () => sampleMe({ role: 'staff' }),
  });
  await screen.findByText(labels.thisDevice);
  expect(screen.queryByText(labels.invite)).toBeNull();
  expect(requests.some(({ route }) => route === 'GET /api/members')).toBe(false);
});

it('makes a link for a new member, to copy and to send', async () => {
  const link = 'https://office.example/#sign-in=new';
  const { user, requests } = openOffice('/devices', {
    'POST /api/members': () => ({ link, expiresAtMs: Date.parse('2026-11-26T12:15:00+05:30') }),
  });
  const make = await screen.findByRole('button', { name: labels.inviteButton });
  await user.click(make);
  await screen.findByText(labels.nameMissing);
  await user.type(screen.getByRole('textbox', { name: labels.inviteName }), 'Imran');
  await user.click(make);
  await screen.findByText(link);
  expect(screen.getByText(fill(labels.linkText, { name: 'Imran', time: '12:15 pm' }))).toBeTruthy();
  const share = screen.getByRole('link', { name: labels.share });
  expect(share.getAttribute('href')).toContain(encodeURIComponent(link));
  expect(actionsAmong(requests)).toMatchObject([{ body: { name: 'Imran', role: 'staff' } }]);
  await user.click(screen.getByRole('button', { name: labels.copy }));
  await screen.findByText(labels.copied);
});

it('removes a member once it is confirmed', async () => {
  const { user, requests } = openOffice('/devices', { 'POST /api/members/m2/revoke': done });
  const name = 'Sunita';
  const remove = () => screen.findByRole('button', { name: fill(labels.revokeMember, { name }) });
  await user.click(await remove());
  await user.click(screen.getByRole('button', { name: actions.cancel }));
  await user.click(await remove());
  expect(actionsAmong(requests)).toEqual([]);
  await user.click(screen.getByRole('button', { name: labels.revokeConfirm }));
  await screen.findByText(labels.revokedDone);
  expect(actionsAmong(requests)).toHaveLength(1);
});

it('says why a member stays', async () => {
  const message = 'The last owner cannot be removed';
  const { user } = openOffice('/devices', {
    'POST /api/members/m1/revoke': () => refuse({ code: 'problem', message }),
  });
  const name = 'Ravi Kumar';
  await user.click(
    await screen.findByRole('button', { name: fill(labels.revokeMember, { name }) }),
  );
  await user.click(screen.getByRole('button', { name: labels.revokeConfirm }));
  await screen.findByText(`${problems.problem} ${message}`);
});
