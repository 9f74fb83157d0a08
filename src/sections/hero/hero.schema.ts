import { z } from 'astro/zod';
import { action, line } from '../../content/text.schema.ts';

/** The top of a page: a hoarding, a branded rickshaw or a poster (docs/product.md, Design). */
export const heroSchema = z
  .strictObject({
    type: z.literal('hero'),
    artwork: z
      .enum(['hoarding', 'rickshaw', 'poster'])
      .describe(
        'hoarding: board on two poles; rickshaw: three lettered panels; poster: framed sheet',
      ),
    eyebrow: line(60, 'Small line above the headline').optional(),
    title: line(70, 'The headline; the only h1 of the page', 5),
    lead: line(240, 'One or two sentences under the headline', 20),
    size: line(
      16,
      'Width and height of the board, such as 20 × 10 ft; only for artwork: hoarding',
    ).optional(),
    panels: z
      .array(line(16, 'Words on one panel of the rickshaw'))
      .length(3)
      .describe('Roof, side and back panel, in this order; only for artwork: rickshaw')
      .optional(),
    actions: z
      .array(action)
      .max(2)
      .default([])
      .describe('A poster may have none, where the page itself is the action'),
  })
  .refine(({ artwork, actions }) => artwork === 'poster' || actions.length > 0, {
    path: ['actions'],
    message: 'a hoarding or rickshaw needs one or two buttons',
  })
  .refine(({ artwork, size }) => (artwork === 'hoarding') === (size !== undefined), {
    path: ['size'],
    message: 'a hoarding needs a size, and nothing else has one',
  })
  .refine(({ artwork, panels }) => (artwork === 'rickshaw') === (panels !== undefined), {
    path: ['panels'],
    message: 'panels belong to artwork: rickshaw, and only to it',
  });
