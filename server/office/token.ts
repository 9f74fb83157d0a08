import { hash, randomBytes } from 'node:crypto';

/** A new secret for a link or a cookie: 32 random bytes, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token. Without a salt, because 256 random bits cannot be guessed. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
