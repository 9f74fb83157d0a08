import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltSite, BuiltText } from './built-site.ts';
import { isNotFoundPage, notFoundPage } from './not-found-page.ts';
import { redirectPostsToPages } from './posted-pages.routes.ts';
import { pageHeaders, securityHeaders } from './security-headers.ts';
import { streamFile } from './stream-file.ts';

/** The longest address that any page, picture or checkout link of ours needs, with much to spare. */
const longestUrl = 2048;

/** An Accept-Encoding that names the encoding and does not give it the weight 0. */
const takes = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
};

/** The best form of a body that the browser takes. */
function chooseEncoding(accepted: string): keyof BuiltText['bodies'] {
  if (takes.br.test(accepted)) return 'br';
  return takes.gzip.test(accepted) ? 'gzip' : 'identity';
}

/** Whether the browser has the text as it is (RFC 9110, If-None-Match). */
function isKnown({ headers }: FastifyRequest, { etag }: BuiltText): boolean {
  const tags = headers['if-none-match']?.split(',') ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** The browser keeps the other headers with what it has (RFC 9111, section 4.3.4). */
function sendUnchanged(reply: FastifyReply, headers: Record<string, string>): void {
  reply.hijack();
  reply.raw.writeHead(304, headers).end();
}

function sendText(request: FastifyRequest, reply: FastifyReply, text: BuiltText) {
  const headers = {
    'cache-control': text.cacheControl,
    etag: text.etag,
    vary: 'Accept-Encoding',
  };
  if (reply.statusCode === 200 && isKnown(request, text)) return sendUnchanged(reply, headers);
  reply.headers(headers);
  if (text.contentSecurityPolicy) {
    const { contentSecurityPolicy } = text;
    reply.headers({ ...pageHeaders, 'content-security-policy': contentSecurityPolicy });
  }
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(text.type).send(text.bodies[encoding]);
}

/**
 * The path as links have it: one slash between its parts and none at its end, small letters. A redirect
 * leads to it only where the site has it, so never to another host.
 */
const tidy = (path: string) =>
  path
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();

/**
 * Serves the built site: texts from memory, other files from disk. A request path is only looked up among
 * the files that were listed at the start, so no path, however it is written, reaches any other file.
 */
export function servePages(app: FastifyInstance, site: BuiltSite): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(securityHeaders);
    done();
  });

  app.get('/*', (request, reply) => {
    if (request.url.length > longestUrl)
      return reply.code(414).type('text/plain').send('URI Too Long');
    const [address = '/', ...queries] = request.url.split('?');
    // An encoded slash stays encoded, so it separates no folders.
    const path = decodeURI(address);
    const text = site.texts.get(path);
    if (text) return sendText(request, isNotFoundPage(path) ? reply.code(404) : reply, text);
    const file = site.files.get(path);
    if (file) return streamFile(request, reply, site.folder, file);
    const tidied = tidy(path);
    if (site.texts.has(tidied) || site.files.has(tidied)) {
      const location = encodeURI(tidied);
      return reply.redirect([location, ...queries].join('?'), 308);
    }
    const page = site.texts.get(notFoundPage(tidied, (page) => site.texts.has(page)));
    if (!page) throw new Error('The built site has no page for unknown addresses');
    return sendText(request, reply.code(404), page);
  });

  app.register(async (scope) => redirectPostsToPages(scope, site));
}
