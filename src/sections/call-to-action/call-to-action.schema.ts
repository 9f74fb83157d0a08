import { z } from 'astro/zod';
import { action, line, list } from '../../content/text.schema.ts';

/** A closing band with one or two buttons. */
export const callToActionSchema = z.strictObject({
  type: z.literal('call-to-action'),
  title: line(80, 'Heading'),
  text: line(240, 'Sentence under the heading', 20),
  actions: list(1, 2, action),
});
