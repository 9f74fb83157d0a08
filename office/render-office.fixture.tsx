import { act, cleanup, configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Change } from '#contract/office/orders.ts';
import type { Translations } from '#contract/office/translations.ts';
import { App } from './App.tsx';
import { createQueryClient } from './api/query-client.ts';
import { FakeEventSource, sampleWords, stubOffice } from './office-api.fixture.ts';
import { takeSignInToken } from './sign-in/sign-in-token.ts';
import { readLanguageNames, readTranslations } from './words/read-words.ts';
import type { WordSource } from './words/WordsProvider.tsx';

const source: WordSource = {
  languages: readLanguageNames(),
  load: async (language) => sampleWords(language),
  loadTranslations: async (language, part) => readTranslations(language)[part],
};

/** Prepares the browser for each test of a file, and tidies up after it. */
export function fakeBrowser() {
  // It only bounds a hang.
  configure({ asyncUtilTimeout: 120_000 });
  beforeEach(() => {
    localStorage.clear();
    setWide(false);
    vi.stubGlobal('EventSource', FakeEventSource);
    vi.stubGlobal('scrollTo', () => {});
    // jsdom has no layout.
    Element.prototype.scrollIntoView = () => {};
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Makes the window wide or narrow. */
export function setWide(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

/** The language of the office, and translations to use instead of those of the content. */
interface Spoken {
  language?: string;
  translations?: Partial<Translations>;
}

/** Opens an address of the office. Returns the user and the requests. */
export function openOffice(
  address: string,
  answers: Parameters<typeof stubOffice>[0] = {},
  { language, translations }: Spoken = {},
) {
  const requests = stubOffice(answers);
  history.replaceState(null, '', address);
  const token = takeSignInToken();
  render(
    <App
      client={createQueryClient(1)}
      initialWords={sampleWords(language)}
      signInToken={token}
      source={
        translations
          ? { ...source, loadTranslations: async (_language, part) => translations[part] ?? {} }
          : source
      }
    />,
  );
  return { user: userEvent.setup(), requests };
}

/** Replaces the text of a field. */
export async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  if (text) await user.type(field, text);
}

/** Description of a field, which screen readers read after its name. */
export const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** Requests by POST. */
export const actionsAmong = (requests: ReturnType<typeof stubOffice>) =>
  requests.filter(({ route }) => route.startsWith('POST'));

/** Sends an event of the stream. */
export const sendChange = (change: Change) =>
  act(async () => FakeEventSource.last?.onmessage?.({ data: JSON.stringify(change) }));
