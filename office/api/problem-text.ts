import type { Words } from '../words/words.ts';
import { ApiError } from './request.ts';

/** A sentence about a failed request, which says what to do. */
export function problemText(error: unknown, { office: { problems } }: Words): string {
  if (!(error instanceof ApiError)) return problems.internal;
  const { code, details } = error;
  if (code === 'problem') return [problems.problem, details.detail].filter(Boolean).join(' ');
  return problems[code];
}

/** The same about an action on an order, which may have taken effect if no response came. */
export function orderProblemText(error: unknown, words: Words): string {
  const isUnsure =
    error instanceof ApiError && (error.code === 'timeout' || error.code === 'unreadable');
  return isUnsure ? words.office.problems.unsureAction : problemText(error, words);
}
