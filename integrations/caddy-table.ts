import type { FileHeaders } from '#server/http/built-site.ts';
import { districtPrefixes, notFoundPages } from '#server/http/not-found-page.ts';
import { securityHeaders } from '#server/http/security-headers.ts';

const quote = (text: string) => JSON.stringify(text);

function outputs(answer: 'found' | 'missing', file: FileHeaders | undefined): string {
  if (!file) throw new Error('The built site has no page for unknown addresses');
  const { name, type, cacheControl, contentSecurityPolicy = '' } = file;
  return [answer, `/${name}`, type, cacheControl, contentSecurityPolicy].map(quote).join(' ');
}

/**
 * What Caddy needs to answer as our own server does, for `import` in deploy/Caddyfile: the snippet
 * `security_headers`, and the snippet `built_site`, which looks an address up and sets
 * {site_answer} (found, missing), {site_file}, {site_type}, {site_cache} and {site_policy}.
 */
export function caddyTable(site: ReadonlyMap<string, FileHeaders>): string {
  const security = Object.entries(securityHeaders).map(
    ([name, value]) => `    ${name} ${quote(value)}`,
  );
  const files = [...site].map(([path, file]) => `    ${quote(path)} ${outputs('found', file)}`);
  const district = outputs('missing', site.get(notFoundPages.district));
  const any = outputs('missing', site.get(notFoundPages.any));
  return `# Written by the build: what the server's headers are to each address.
(security_headers) {
  header {
${security.join('\n')}
  }
}

(built_site) {
  map {http.request.orig_uri.path} {site_path} {
    "~^(/.+?)/+$" "\${1}"
    default {http.request.orig_uri.path}
  }
  map {site_path} {site_answer} {site_file} {site_type} {site_cache} {site_policy} {
${files.join('\n')}
${districtPrefixes.map((prefix) => `    "~^${prefix}" ${district}`).join('\n')}
    default ${any}
  }
}
`;
}
