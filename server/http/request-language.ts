import type { FastifyRequest } from 'fastify';

/**
 * The language that a request asks to be answered in: `language` of its body, else of its query, as it
 * came. Undefined where it names none. What the browser prefers changes nothing.
 */
export function requestLanguage({ body, query }: Pick<FastifyRequest, 'body' | 'query'>) {
  const named = [body, query].map((part) => (part as { language?: unknown } | null)?.language);
  return named.find((language) => typeof language === 'string');
}
