import { renderToStaticMarkup } from 'react-dom/server';
import { fill } from '#contract/fill.ts';
import type { Language, Site } from '#src/content/site.ts';
import { chatLink } from '#src/site/links.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

/** Lists in content/{language}/assistants.yaml: for every page, and for checkout and payment status. */
export const audiences = ['greetings', 'payers'] as const;
/** One of these lists. */
export type Audience = (typeof audiences)[number];

/** Address of a language's greetings, which the chat prompt fetches after the page has loaded. */
export const greetingsPath = (language: Language, audience: Audience) =>
  `/${audience}/${language}.json`;

/**
 * HTML of the chat prompt for each greeting of each assistant: the line that expands it on phones, text, reply
 * and close button. The reply's address has %7Bpage%7D as a placeholder for the page name.
 */
export function greetingsOf(
  { agency, assistants, labels: { chat } }: Site,
  audience: Audience,
): string[] {
  return assistants.flatMap(({ name, [audience]: greetings }) =>
    greetings.map(({ text, reply }) =>
      renderToStaticMarkup(
        <>
          <button data-expand type="button">
            <b>{name}:</b> {unbroken(text)}
          </button>
          <p>{fill(chat.title, { name })}</p>
          <p>{unbroken(text)}</p>
          <a href={chatLink(agency, fill(chat.reply, { name, reply, page: '{page}' }))}>
            {chat.open}
          </a>
          <button aria-label={chat.close} data-close type="button">
            <Icon name="close" />
          </button>
        </>,
      ),
    ),
  );
}
