import { expect, it } from 'vitest';
import { speculationRulesHeader } from './speculation-rules.ts';

it('is a string of a structured header whose data address holds the rules', async () => {
  const address: string = JSON.parse(speculationRulesHeader);
  const response = await fetch(address);
  expect(response.headers.get('content-type')).toBe('application/speculationrules+json');
  const { prerender } = (await response.json()) as { prerender: { eagerness: string }[] };
  expect(prerender[0]?.eagerness).toBe('moderate');
});
