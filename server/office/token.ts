import { hash, randomBytes } from 'node:crypto';

/** A new secret for a link or a cookie: 32 random bytes, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. Without a salt: nobody can guess 256 random bits. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
