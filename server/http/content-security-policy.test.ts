import { expect, it } from 'vitest';
import { contactPath } from '#contract/contact-message.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const page = `<head><style>a{}</style><script>run()</script>
<script type="application/ld+json">{"a":1}</script><script type="module" src="/_astro/a.js"></script>
<script type="module">go()</script></head>`;

it('allows the inline scripts and styles of the page by hash, and nothing unsafe', () => {
  const policy = contentSecurityPolicy(page);
  expect(policy).toContain("default-src 'none'");
  expect(policy.match(/script-src[^;]*/)?.[0].match(/sha256-/g)).toHaveLength(2);
  expect(policy.match(/style-src[^;]*/)?.[0]).toBe(
    // echo -n 'a{}' | openssl dgst -sha256 -binary | base64
    "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  );
  expect(policy).not.toContain('unsafe');
});

it('lets a page load from us alone, be framed by nobody, and send forms to us', () => {
  expect(contentSecurityPolicy('<h1>Siwan</h1>').split(';')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

it.each([contactPath, 'https://wa.me/910000000001'])(
  'lets a form that goes to %s lead on to WhatsApp, where a page has it',
  (action) => {
    expect(contentSecurityPolicy(`<form action="${action}"></form>`)).toContain(
      "form-action 'self' https://wa.me https://api.whatsapp.com;",
    );
  },
);

it('lets a page with a recording play ours, and only such a page', () => {
  const player = '<audio controls src="/audio/a.mp3"></audio>';
  expect(contentSecurityPolicy(player)).toContain(";media-src 'self';");
});

it('allows a script of several lines as it stands, and once where the page has it twice', () => {
  const script = '<script>\na()\nb()\n</script>';
  // printf '\na()\nb()\n' | openssl dgst -sha256 -binary | base64
  const hash = "'sha256-GQ+yV/xTiOBQlzTVFH6UD6DrPlu+LSpbpUAmXRaO/cI='";
  expect(contentSecurityPolicy(script + script)).toContain(`script-src 'self' ${hash};`);
});
