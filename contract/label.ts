import { z } from 'zod';
import { unknownPlaceholders } from './fill.ts';

/** A short text that a visitor reads: at most so many letters; in braces, only what code fills in. */
export const label = (most: number, placeholders: readonly string[]) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => unknownPlaceholders(text, placeholders).length === 0, {
      error: `in braces, only these are filled in: ${placeholders.join(', ')}`,
    })
    .describe(`Label, at most ${most} letters; code fills in what is in braces`);

/** An object of labels: all of the keys, and no other. */
export const labelsOf =
  (text: ReturnType<typeof label>) =>
  <Key extends string>(...keys: Key[]) =>
    z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>);
