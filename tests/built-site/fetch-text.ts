import { inject } from 'vitest';

/** Text of a file of the served site; throws where it is missing. */
export async function fetchText(path: string): Promise<string> {
  const response = await fetch(inject('origin') + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}
