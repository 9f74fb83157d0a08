import { expect, it } from 'vitest';
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
