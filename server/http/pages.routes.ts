import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltFile, BuiltSite } from './built-site.ts';
import { notFoundPage } from './not-found-page.ts';
import { securityHeaders } from './security-headers.ts';

/** The longest address that any page, picture or checkout link of ours needs, with much to spare. */
const longestUrl = 2048;

/** An Accept-Encoding that names the encoding and does not give it the weight 0. */
const takes = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
};

/** The best form of a body that the browser takes. */
function chooseEncoding(file: BuiltFile, accepted: string): 'br' | 'gzip' | 'identity' {
  if (file.bodies.br && takes.br.test(accepted)) return 'br';
  if (file.bodies.gzip && takes.gzip.test(accepted)) return 'gzip';
  return 'identity';
}

/** Whether the browser has the file as it is (RFC 9110, If-None-Match). */
function isKnown({ headers }: FastifyRequest, { etag }: BuiltFile): boolean {
  const tags = headers['if-none-match']?.split(',') ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** The browser keeps the other headers with what it has (RFC 9111, section 4.3.4). */
function sendUnchanged(reply: FastifyReply, headers: Record<string, string>): void {
  reply.hijack();
  reply.raw.writeHead(304, headers).end();
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile) {
  const headers = {
    'cache-control': file.cacheControl,
    etag: file.etag,
    ...(file.bodies.br && { vary: 'Accept-Encoding' }),
  };
  if (reply.statusCode === 200 && isKnown(request, file)) return sendUnchanged(reply, headers);
  reply.headers(headers);
  if (file.contentSecurityPolicy) {
    reply.header('content-security-policy', file.contentSecurityPolicy);
  }
  const encoding = chooseEncoding(file, String(request.headers['accept-encoding'] ?? ''));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.type).send(file.bodies[encoding]);
}

/**
 * Serves the built site from memory. A request path is looked up in a map and never touches the
 * file system, so no path, however it is written, reaches a file outside the build.
 */
export function servePages(app: FastifyInstance, site: BuiltSite): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(securityHeaders);
    done();
  });

  app.get('/*', (request, reply) => {
    if (request.url.length > longestUrl)
      return reply.code(414).type('text/plain').send('URI Too Long');
    const [path = '/', query] = request.url.split('?', 2);
    const file = site.get(path);
    if (file) return sendFile(request, reply, file);
    const bare = path.replace(/\/+$/, '');
    if (bare !== path && site.has(bare)) {
      return reply.redirect(query === undefined ? bare : `${bare}?${query}`, 308);
    }
    const page = site.get(notFoundPage(path));
    if (!page) throw new Error('The built site has no page for unknown addresses');
    return sendFile(request, reply.code(404), page);
  });
}
