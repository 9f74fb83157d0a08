import type { z } from 'zod';
import { type ContentRefusal, contentRefusalSchema } from '#contract/office/content.ts';
import type { OfficeLabels } from '#contract/office/labels.ts';
import { type OfficeOrder, refusalSchema } from '#contract/office/orders.ts';
import { automaticHeader } from '#contract/office/session.ts';
import { isInUse } from './presence.ts';

/** Why a request failed: the code of a refusal, or what the browser found by itself. */
export type ProblemCode = Exclude<keyof OfficeLabels['problems'], 'unsureAction'>;

interface ProblemDetails {
  /** A sentence for staff in English, with `problem`. */
  detail?: string | undefined;
  /** The order as it is now, with `stale`. */
  order?: OfficeOrder | undefined;
  /** Refusal of the content's API. */
  content?: ContentRefusal | undefined;
}

/** A request that failed. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? code);
    this.code = code;
    this.details = details;
  }
}

/** Longest wait for a response in ms; a refund waits for the payment provider. */
const timeoutMs = { read: 20_000, action: 60_000 };

/** For responses that are not the office's, such as a proxy's. */
function codeOfStatus(status: number): ProblemCode {
  if (status === 401) return 'signedOut';
  if (status === 404) return 'notFound';
  if (status === 429) return 'tooMany';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  return status >= 500 ? 'internal' : 'badRequest';
}

/** Error for a refused request, from the status and the JSON of its response. */
export function refusalOf(status: number, body: unknown): ApiError {
  const { data } = refusalSchema.safeParse(body);
  if (data) return new ApiError(data.code, { detail: data.message, order: data.order });
  const { data: content } = contentRefusalSchema.safeParse(body);
  if (content) return new ApiError(content.code, { content });
  return new ApiError(codeOfStatus(status));
}

interface RequestOptions {
  /** Sent as JSON by POST. */
  body?: unknown;
  /** Ends the request early. */
  signal?: AbortSignal | undefined;
  /** Timeout in ms, if the default is too short. */
  longestMs?: number;
}

/** AbortSignal.any, which Safari has only since 17.4. */
function anySignal(signals: (AbortSignal | undefined)[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) signal?.addEventListener('abort', () => any.abort());
  return any.signal;
}

async function send(path: string, { body, signal, longestMs }: RequestOptions): Promise<Response> {
  const isAction = body !== undefined;
  const timeout = AbortSignal.timeout(longestMs ?? timeoutMs[isAction ? 'action' : 'read']);
  try {
    return await fetch(`/api/${path}`, {
      ...(isAction && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(isAction && { 'content-type': 'application/json' }),
        ...(!isInUse() && { [automaticHeader]: '1' }),
      },
      signal: anySignal([timeout, signal]),
    });
  } catch {
    // The connection may have broken after the action had arrived.
    const isUnsure = timeout.aborted || (isAction && navigator.onLine);
    throw new ApiError(isUnsure ? 'timeout' : 'offline');
  }
}

/**
 * Sends a request to the office's API and checks its response by the schema. With a body it is an action, by
 * POST. Throws an ApiError.
 */
export async function request<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options: RequestOptions = {},
): Promise<z.output<Schema>> {
  const response = await send(path, options);
  if (!response.ok) {
    throw refusalOf(response.status, await response.json().catch(() => undefined));
  }
  const text = await response.text().catch(() => {
    throw new ApiError('timeout');
  });
  try {
    return schema.parse(text === '' ? undefined : JSON.parse(text));
  } catch {
    throw new ApiError('unreadable');
  }
}
