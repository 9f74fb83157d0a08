/** Lifetime of a session, in ms. */
export const sessionMs = 30 * 24 * 60 * 60_000;

/** The cookie of a session. */
export interface SessionCookie {
  /** The token in a Cookie header; undefined without one. */
  read: (header: string | undefined) => string | undefined;
  /** A Set-Cookie header that stores a token. */
  set: (token: string) => string;
  /** A Set-Cookie header that deletes it. */
  clear: () => string;
}

/**
 * The cookie of an office at that origin. Over http, which is allowed on localhost only, it has neither Secure nor
 * the prefix that requires it, because Safari ignores such cookies there.
 */
export function sessionCookie(officeUrl: string): SessionCookie {
  const isSecure = officeUrl.startsWith('https:');
  const name = isSecure ? '__Host-office' : 'office';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const pattern = new RegExp(`(?:^|;) *${name}=([\\w-]{43}) *(?:;|$)`);
  return {
    read: (header = '') => pattern.exec(header)?.[1],
    set: (token) => `${name}=${token}; Max-Age=${sessionMs / 1000}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
