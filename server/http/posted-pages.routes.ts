import type { FastifyInstance } from 'fastify';
import type { BuiltSite } from './built-site.ts';

/**
 * A page takes no form: what is posted to one is not read, and the browser gets the page. PhonePe does not
 * say how it sends a payer back (docs/phonepe.md, Payment page).
 */
export function redirectPostsToPages(scope: FastifyInstance, site: BuiltSite): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, body, done) => {
    body.resume();
    done(null);
  });
  scope.post('/*', (request, reply) => {
    const [path = '/'] = request.url.split('?');
    return site.texts.has(path) ? reply.redirect(request.url, 303) : reply.callNotFound();
  });
}
