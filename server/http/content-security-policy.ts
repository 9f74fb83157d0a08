import { createHash } from 'node:crypto';
import { contactPath } from '#contract/contact-message.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the inline elements of that name; scripts of data (JSON-LD) do not run and need none. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
  const texts = [...html.matchAll(pattern)]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\//.test(attributes))
    .map(([, , text = '']) => text);
  return [...new Set(texts.map(hash))];
}

/** Where a form that opens WhatsApp may lead: to one of these, or to our address that redirects there. */
const chatHosts = ['https://wa.me', 'https://api.whatsapp.com'];
const chatForms = [contactPath, 'action="https://wa.me/'];

/**
 * The Content-Security-Policy of one built page (docs/product.md, Security): our own files and
 * the inline scripts and styles that were built into it. Short, for the heaviest page and its headers
 * must fit into the first ten packets.
 */
export function contentSecurityPolicy(html: string): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, 'script')],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    'img-src': ["'self'", 'data:'],
    'media-src': html.includes('<audio') ? ["'self'"] : [],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...(chatForms.some((form) => html.includes(form)) ? chatHosts : [])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
