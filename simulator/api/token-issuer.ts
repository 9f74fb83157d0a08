import { randomUUID } from 'node:crypto';
import { BoundedMap } from '../bounded-map.ts';

/** Tokens kept in memory; the oldest are evicted. */
const maxTokens = 10_000;

/** Issues access tokens and checks them. */
export function tokenIssuer(lifetimeS: number, now: () => number) {
  const expiries = new BoundedMap<string, number>(maxTokens);
  return {
    /** Body of the token response (docs/phonepe.md, Token); times are seconds since 1970. */
    issue: () => {
      const token = randomUUID();
      const issuedAtS = Math.floor(now() / 1000);
      const expiresAtS = issuedAtS + lifetimeS;
      expiries.set(token, expiresAtS);
      return {
        access_token: token,
        encrypted_access_token: token,
        expires_in: null,
        issued_at: issuedAtS,
        expires_at: expiresAtS,
        session_expires_at: expiresAtS,
        token_type: 'O-Bearer',
      };
    },

    /** Whether an Authorization header holds an issued token that has not expired. */
    accepts: (authorization = ''): boolean => {
      const [, token = ''] = /^O-Bearer (\S+)$/.exec(authorization) ?? [];
      return now() < (expiries.get(token) ?? 0) * 1000;
    },
  };
}
