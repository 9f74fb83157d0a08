// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { tapPath, tapSchema } from '#contract/leads.ts';
import { startTaps } from './tap.ts';

const sendBeacon = vi.fn<(path: string, body: Blob) => boolean>();

interface Visit {
  search?: string;
  referrer?: string;
  /** Whether Global Privacy Control is set. */
  isPrivate?: boolean;
  isTrusted?: boolean;
}

/** Opens a page with one link and clicks it: jsdom's own clicks are never trusted. */
function press(href: string, { search = '', referrer = '', isPrivate, isTrusted }: Visit = {}) {
  history.replaceState(null, '', `/pricing${search}`);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  Object.assign(navigator, { sendBeacon, globalPrivacyControl: isPrivate });
  document.body.innerHTML = `<a href="${href}"><b>Press</b></a>`;
  const listen = vi.spyOn(window, 'addEventListener').mockImplementation(() => {});
  startTaps();
  for (const [, listener] of listen.mock.calls) {
    const event = { isTrusted: isTrusted ?? true, target: document.querySelector('b') };
    if (typeof listener === 'function') listener(event as unknown as Event);
  }
}

afterEach(() => {
  vi.restoreAllMocks();
  sendBeacon.mockReset();
});

/** The bodies of all beacons. */
async function sent(): Promise<unknown[]> {
  return await Promise.all(
    sendBeacon.mock.calls.map(async ([path, body]) => {
      expect([path, body.type]).toEqual([tapPath, 'application/json']);
      return tapSchema.parse(JSON.parse(await body.text()));
    }),
  );
}

const chat = 'https://wa.me/919876543210?text=Namaste';

it.each([
  [chat, 'whatsapp'],
  ['tel:+919876543210', 'call'],
  ['mailto:office@agency.example', 'mail'],
])('sends a click on %s as %s', async (href, kind) => {
  press(href);
  expect(await sent()).toEqual([{ kind, source: 'other' }]);
});

it.each(['/pricing', 'https://wa.me.example/', 'mailto:asha@example.com?subject=Receipt'])(
  'sends no click on %s',
  async (href) => {
    press(href);
    expect(await sent()).toEqual([]);
  },
);

it('sends no click of a script', async () => {
  press(chat, { isTrusted: false });
  expect(await sent()).toEqual([]);
});

it('sends nothing with Global Privacy Control', async () => {
  press(chat, { isPrivate: true });
  expect(await sent()).toEqual([]);
});

it.each([
  ['search', '', 'https://www.google.co.in/'],
  ['search', '', 'android-app://com.google.android.googlequicksearchbox/'],
  ['social', '', 'https://l.facebook.com/'],
  ['social', '', 'https://t.co/abc'],
  ['other', '', 'https://climbing.com/'],
  ['other', '', ''],
  ['site', '', `${location.origin}/about`],
  ['card', '?from=card', 'https://www.google.com/'],
  ['board', '?sum=5&from=board', ''],
])('takes %s for the source with the query %j after %j', async (source, search, referrer) => {
  press(chat, { search, referrer });
  expect(await sent()).toEqual([{ kind: 'whatsapp', source }]);
});
