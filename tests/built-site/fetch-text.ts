import { inject } from 'vitest';

/** Asks the served site, by a connection of its own: a busy server may close an idle one just as it is taken. */
export const fetchFile = (path: string): Promise<Response> =>
  fetch(inject('origin') + path, { headers: { connection: 'close' }, redirect: 'manual' });

/** Text of a file of the served site; throws where it is missing. */
export async function fetchText(path: string): Promise<string> {
  const response = await fetchFile(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}
