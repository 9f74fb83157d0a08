import { describe, expect, it } from 'vitest';
import { tokenIssuer } from './token-issuer.ts';

describe('tokenIssuer', () => {
  it('issues tokens with their times in seconds', () => {
    const token = tokenIssuer(3600, () => 1_760_000_000_999).issue();
    expect(token).toMatchObject({
      expires_in: null,
      issued_at: 1_760_000_000,
      expires_at: 1_760_003_600,
      token_type: 'O-Bearer',
    });
  });

  it('accepts its own tokens until they expire', () => {
    const clock = { nowMs: 1_760_000_000_000 };
    const issuer = tokenIssuer(60, () => clock.nowMs);
    const header = `O-Bearer ${issuer.issue().access_token}`;
    expect(issuer.accepts(header)).toBe(true);
    clock.nowMs += 59_999;
    expect(issuer.accepts(header)).toBe(true);
    clock.nowMs += 1;
    expect(issuer.accepts(header)).toBe(false);
  });

  it('accepts nothing else', () => {
    const issuer = tokenIssuer(60, () => 0);
    const { access_token: token } = issuer.issue();
    const others = [undefined, '', token, `Bearer ${token}`, 'O-Bearer ', 'O-Bearer unknown'];
    expect(others.filter((header) => issuer.accepts(header))).toEqual([]);
  });
});
