import { renderToStaticMarkup } from 'react-dom/server';
import { fill } from '#contract/fill.ts';
import type { Language, Site } from '#src/content/site.ts';
import { chatLink } from '#src/site/links.ts';
import { Icon } from '#src/ui/Icon.tsx';

/** Kinds of greetings: for every page, and for checkout and payment status, which help a payer and sell nothing. */
export const audiences = ['greetings', 'payers'] as const;
/** One of them, named as in content/{language}/assistants.yaml. */
export type Audience = (typeof audiences)[number];

/** Address of the greetings in a language, which the chat prompt fetches when it is due. */
export const greetingsPath = (language: Language, audience: Audience) =>
  `/${audience}/${language}.json`;

/**
 * What the chat prompt may say, as HTML: one text for each greeting of each assistant, with its reply and
 * the button that closes it. In the address of the reply, %7Bpage%7D stands for the percent-encoded name
 * of the page.
 */
export function greetingsOf(
  { agency, assistants, labels: { chat } }: Site,
  audience: Audience,
): string[] {
  return assistants.flatMap(({ name, [audience]: greetings }) =>
    greetings.map(({ text, reply }) =>
      renderToStaticMarkup(
        <>
          <p>{fill(chat.title, { name })}</p>
          <p>{text}</p>
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
