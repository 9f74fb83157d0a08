const prefix = '#sign-in=';

/** The token of a sign-in link, taken out of the address at once so that it stays in no history. */
export function takeSignInToken(): string | undefined {
  if (!location.hash.startsWith(prefix)) return undefined;
  const token = location.hash.slice(prefix.length);
  history.replaceState(null, '', location.pathname + location.search);
  return token;
}
