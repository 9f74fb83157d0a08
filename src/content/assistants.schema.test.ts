import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { assistantsSchema } from './assistants.schema.ts';

const { assistants } = readSite();

/** Whether the content may have this greeting. */
function mayGreet(text: string): boolean {
  const [first, ...others] = assistants;
  const greetings = [{ text, reply: 'Yes, tell me more.' }, ...(first?.greetings.slice(1) ?? [])];
  const changed = { sample: true, assistants: [{ ...first, greetings }, ...others] };
  return assistantsSchema.safeParse(changed).success;
}

it.each([
  'We are online. Ask us anything.',
  'Somebody answers you now.',
  'Ask, and you hear from us today.',
  'मैं अभी ऑनलाइन हूँ। पूछिए।',
  'तुरंत जवाब मिलेगा, पूछिए।',
])('refuses "%s", which cannot be kept at night', (text) => {
  expect(mayGreet(text)).toBe(false);
});

it('takes a greeting that holds at any hour', () => {
  expect(mayGreet('Want the price list? I will send it.')).toBe(true);
  expect(mayGreet('Do you know what a board costs?')).toBe(true);
});

it('takes four assistants', () => {
  const takes = (count: number) =>
    assistantsSchema.safeParse({
      sample: true,
      assistants: Array.from({ length: count }, () => assistants[0]),
    }).success;
  expect([3, 4, 5].filter(takes)).toEqual([4]);
});
