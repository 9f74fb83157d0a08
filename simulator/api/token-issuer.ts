import { randomUUID } from 'node:crypto';
import { BoundedMap } from '../bounded-map.ts';

/** Tokens kept in memory; the oldest makes room. */
const maxTokens = 10_000;

/** Issues access tokens and checks them. */
export class TokenIssuer {
  readonly #expiresAtS = new BoundedMap<string, number>(maxTokens);
  readonly #lifetimeS: number;
  readonly #now: () => number;

  constructor(lifetimeS: number, now: () => number) {
    this.#lifetimeS = lifetimeS;
    this.#now = now;
  }

  /** Body of the token answer (docs/phonepe.md, Token); times are seconds since 1970. */
  issue() {
    const token = randomUUID();
    const issuedAtS = Math.floor(this.#now() / 1000);
    const expiresAtS = issuedAtS + this.#lifetimeS;
    this.#expiresAtS.set(token, expiresAtS);
    return {
      access_token: token,
      encrypted_access_token: token,
      expires_in: null,
      issued_at: issuedAtS,
      expires_at: expiresAtS,
      session_expires_at: expiresAtS,
      token_type: 'O-Bearer',
    };
  }

  /** Whether an Authorization header holds a token of ours that is still good. */
  accepts(authorization: string | undefined): boolean {
    const token = /^O-Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    const expiresAtS = token === undefined ? undefined : this.#expiresAtS.get(token);
    return expiresAtS !== undefined && this.#now() < expiresAtS * 1000;
  }
}
