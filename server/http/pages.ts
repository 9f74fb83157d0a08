import { createHash } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contactPath } from '#contract/contact-message.ts';
import { pageHeaders, securityHeaders } from './headers.ts';

/** A file of the built site. */
export interface BuiltFile {
  /** Path below the folder of the site: share/index.png. */
  name: string;
  /** Folder of the previous site, if only that has the file. */
  oldFolder?: string;
  /** Of pages only. */
  contentSecurityPolicy?: string;
  /** Of pages only: the path that an alias names as canonical, otherwise its own. */
  canonical?: string;
}

/** The files of the site, without their compressed copies. */
export interface BuiltSite {
  /** Absolute path of its folder. */
  folder: string;
  /** By decoded request path: /about, /share/index.png. */
  files: ReadonlyMap<string, BuiltFile>;
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of inline scripts or styles; JSON-LD needs none. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
  const texts = [...html.matchAll(pattern)]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\//.test(attributes))
    .map(([, , text = '']) => text);
  return [...new Set(texts.map(sha256))];
}

/** Redirect targets of forms that open WhatsApp, directly or by our own address. */
const chatHosts = ['https://wa.me', 'https://api.whatsapp.com'];
const chatForms = [contactPath, 'action="https://wa.me/'];

/**
 * The Content-Security-Policy of a page (docs/product.md, Security): our files and the build's inline scripts
 * and styles. Short, because the heaviest page and its headers fit into ten packets.
 */
export function contentSecurityPolicy(html: string): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, 'script')],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    ...(html.includes('<audio') && { 'media-src': ["'self'"] }),
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...(chatForms.some((form) => html.includes(form)) ? chatHosts : [])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/** Paths of all files below a folder, without symbolic links, which may lead out of it. */
export async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

const pagePath = (name: string) => `/${name}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

/**
 * Lists the files of a built site and computes the policies of its pages. HTML that the build has not
 * compressed comes from public/ and keeps its full name as its address. Throws if there is no built site.
 */
export async function readBuiltSite(directory: string): Promise<BuiltSite> {
  // Resolved, because `dist` may become a link to another site.
  const folder = await realpath(directory).catch(() => resolve(directory));
  const names = new Set(
    await namesIn(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    }),
  );
  const isCompressed = (name: string) => names.has(`${name}.br`) && names.has(`${name}.gz`);
  const files = new Map<string, BuiltFile>();
  for (const name of names) {
    if (isCompressed(name.replace(/\.(br|gz)$/, '')) && /\.(br|gz)$/.test(name)) continue;
    if (!(name.endsWith('.html') && isCompressed(name))) {
      files.set(`/${name}`, { name });
      continue;
    }
    const html = await readFile(join(folder, name), 'utf8');
    const path = pagePath(name);
    // Hidden pages have no canonical link.
    const [, address = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    files.set(path, {
      name,
      contentSecurityPolicy: contentSecurityPolicy(html),
      canonical: URL.parse(address)?.pathname ?? path,
    });
  }
  if (!files.has('/')) {
    throw new Error(`There is no built site in "${directory}". Run: npm run build`);
  }
  return { folder, files };
}

/** Whether the name has a hash of the content, so that the file never changes. */
const isHashed = (name: string) => name.startsWith('_astro/');

/** Scripts and pictures of the old site, which open pages may still load. */
const oldAssets = ({ files, folder: oldFolder }: BuiltSite): [string, BuiltFile][] =>
  [...files].flatMap(([path, file]) =>
    isHashed(file.name) && !file.oldFolder ? [[path, { ...file, oldFolder }]] : [],
  );

/** Makes a running server serve another built site, from one request to the next. */
export function serveSite(site: BuiltSite, next: BuiltSite): void {
  Object.assign(site, { folder: next.folder, files: new Map([...oldAssets(site), ...next.files]) });
}

const districtPrefixes = ['/locations/', '/digital-marketing-agency-'];

const notFoundPages = { any: '/404', district: '/district-not-found' } as const;

const languagePrefix = /^\/[a-z]{2}(?=\/|$)/;

/** Whether it is a not-found page, in any language; its own address answers 404, too. */
export const isNotFoundPage = (path: string) =>
  Object.values(notFoundPages).some((page) => path.replace(languagePrefix, '') === page);

/** The not-found page for an address, in its language; unknown districts have their own (docs/product.md, Routes). */
function notFoundPage(path: string, { files }: BuiltSite): string {
  if (isNotFoundPage(path) && files.has(path)) return path;
  const [prefix = ''] = languagePrefix.exec(path) ?? [];
  const isDistrict = districtPrefixes.some((start) => path.startsWith(prefix + start));
  const page = isDistrict ? notFoundPages.district : notFoundPages.any;
  return files.has(prefix + page) ? prefix + page : page;
}

/** Hashed names never change; HTML and its scripts' data are revalidated, other files after a day. */
function cacheControlOf(name: string): string {
  if (isHashed(name)) return 'public, max-age=31536000, immutable';
  return /\.(?:html|json)$/.test(name) ? 'no-cache' : 'public, max-age=86400';
}

/** Much longer than any URL of ours. */
const longestUrl = 2048;

/** The canonical form of a path: single slashes, none at the end, lower case. */
const tidy = (path: string) =>
  path
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();

/** Serves the built site: a path is only looked up in the list of its files, so it reaches no other file. */
export function servePages(app: FastifyInstance, site: BuiltSite): void {
  app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });

  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(securityHeaders);
    done();
  });

  function sendFile(reply: FastifyReply, file: BuiltFile, options = {}) {
    const { name, oldFolder, contentSecurityPolicy } = file;
    reply.header('cache-control', cacheControlOf(name));
    if (contentSecurityPolicy) {
      reply.headers({ ...pageHeaders, 'content-security-policy': contentSecurityPolicy });
    }
    return reply.sendFile(name, oldFolder ?? site.folder, options);
  }

  // Browsers must not cache an error, such as 416, as long as the file.
  const errorHandler: FastifyInstance['errorHandler'] = (error, request, reply) =>
    app.errorHandler(error, request, reply.removeHeader('cache-control'));

  app.get('/*', { errorHandler }, (request, reply) => {
    if (request.url.length > longestUrl)
      return reply.code(414).type('text/plain').send('URI Too Long');
    // Fastify leaves out what follows a #, which no browser sends, but request.url has it.
    const [target = ''] = request.url.split('#');
    const [address = '/', ...queries] = target.split('?');
    // An encoded slash stays encoded.
    const path = decodeURI(address);
    const file = site.files.get(path);
    if (file && !isNotFoundPage(path)) return sendFile(reply, file);
    const tidied = tidy(path);
    if (tidied !== path && site.files.has(tidied)) {
      return reply.redirect([encodeURI(tidied), ...queries].join('?'), 308);
    }
    const page = site.files.get(notFoundPage(tidied, site));
    if (!page) return reply.callNotFound();
    // Conditions and ranges do not apply to an error page.
    const whole = { etag: false, lastModified: false, acceptRanges: false };
    return sendFile(reply.code(404), page, whole);
  });

  app.register(async (scope) => redirectPosts(scope, site));
}

/** Redirects a POST to a page: PhonePe does not say how it sends payers back (docs/phonepe.md, Payment page). */
function redirectPosts(scope: FastifyInstance, site: BuiltSite): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, body, done) => {
    body.resume();
    done(null);
  });
  scope.post('/*', (request, reply) => {
    const [path = '/'] = request.url.split('?');
    return site.files.get(path)?.contentSecurityPolicy
      ? reply.redirect(request.url, 303)
      : reply.callNotFound();
  });
}
