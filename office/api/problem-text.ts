import type { Translate } from '../words/translate.ts';
import type { Words } from '../words/words.ts';
import { ApiError } from './request.ts';

/**
 * A sentence about a failed request, which says what to do. `translate`, by the part `refusals`, is for requests that
 * the server may refuse in a sentence.
 */
export function problemText(
  error: unknown,
  { office: { problems } }: Words,
  translate: Translate = (english) => english,
): string {
  if (!(error instanceof ApiError)) return problems.internal;
  const { code, details } = error;
  if (code === 'problem') return `${problems.problem} ${translate(details.detail ?? '')}`.trim();
  return problems[code];
}

/** The same about an action on an order, which may have taken effect if no response came. */
export function orderProblemText(error: unknown, words: Words, translate?: Translate): string {
  const isUnsure =
    error instanceof ApiError && (error.code === 'timeout' || error.code === 'unreadable');
  return isUnsure ? words.office.problems.unsureAction : problemText(error, words, translate);
}
