import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltFile } from './built-site.ts';

const options = {
  cacheControl: false,
  contentType: false,
  dotfiles: 'allow',
  index: false,
} as const;

/**
 * Streams a file of the built site from disk: all of it, the range that is asked for, or 304 where the
 * browser has it (RFC 9110, sections 13 and 14). Several ranges at once get the whole file.
 */
export async function streamFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  { name, type, cacheControl }: BuiltFile,
): Promise<FastifyReply> {
  const result = await send(request.raw, encodeURI(name), { ...options, root: folder });
  if (result.type === 'file') reply.headers({ 'cache-control': cacheControl }).type(type);
  return reply.code(result.statusCode).headers(result.headers).send(result.stream);
}
