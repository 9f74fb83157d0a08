import { inject } from 'vitest';

/** Fetches from the served site on a new connection: a busy server may close an idle one just as it is reused. */
export const fetchFile = (path: string): Promise<Response> =>
  fetch(inject('origin') + path, { headers: { connection: 'close' }, redirect: 'manual' });

/** Text of a file of the served site; throws where it is missing. */
export async function fetchText(path: string): Promise<string> {
  const response = await fetchFile(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}
