import { z } from 'astro/zod';
import { action, line, path } from '../../content/text.schema.ts';

const subjects = [
  'activation',
  'bihar',
  'e-rickshaw',
  'event',
  'not-found',
  'outdoor',
  'patna',
  'political',
  'ppc',
  'retail',
  'seo',
  'social',
  'websites',
] as const;

const drawingSchema = z.strictObject({
  subject: z.enum(subjects),
  word: line(10, 'Painted on the board in the drawing'),
});

/** A drawing, and the word that is painted on something in it. */
export type HeroDrawing = z.infer<typeof drawingSchema>;

/** The top of a page: a hoarding, a street, a branded rickshaw or a poster (docs/product.md, Design). */
export const heroSchema = z
  .strictObject({
    type: z.literal('hero'),
    artwork: z
      .enum(['hoarding', 'street', 'rickshaw', 'poster'])
      .describe(
        'hoarding: board on two poles; street: a drawing beside the text; rickshaw: three lettered panels; poster: framed sheet',
      ),
    eyebrow: line(60, 'Small line above the headline').optional(),
    title: line(70, 'The headline; the only h1 of the page', 5),
    lead: line(240, 'One or two sentences under the headline', 20),
    size: line(
      16,
      'Width and height of the board, such as 20 × 10 ft; only for artwork: hoarding',
    ).optional(),
    drawing: drawingSchema
      .describe('Needed for artwork: street; fills the right half of a hoarding')
      .optional(),
    caption: z
      .strictObject({ text: line(60, 'Line under the drawing'), action })
      .describe('A line and a button under the drawing; only for artwork: street')
      .optional(),
    nameField: z
      .strictObject({
        label: line(40, 'Label of the field'),
        button: line(24, 'Button beside it'),
        to: path,
      })
      .describe('Under a board: takes the name that is typed to the page that paints it')
      .optional(),
    panels: z
      .array(line(16, 'Text on one panel of the rickshaw'))
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
    message: 'only a poster may do without buttons',
  })
  .refine(({ artwork, size }) => (artwork === 'hoarding') === (size !== undefined), {
    path: ['size'],
    message: 'a hoarding needs a size, and nothing else has one',
  })
  .refine(
    ({ artwork, drawing }) =>
      artwork === 'hoarding' || (artwork === 'street') === (drawing !== undefined),
    {
      path: ['drawing'],
      message: 'a street needs a drawing, a hoarding may have one, and nothing else has one',
    },
  )
  .refine(({ artwork, caption }) => artwork === 'street' || caption === undefined, {
    path: ['caption'],
    message: 'a caption belongs to artwork: street, and only to it',
  })
  .refine(({ artwork, nameField }) => artwork === 'hoarding' || nameField === undefined, {
    path: ['nameField'],
    message: 'a field for a name belongs to artwork: hoarding, and only to it',
  })
  .refine(({ artwork, panels }) => (artwork === 'rickshaw') === (panels !== undefined), {
    path: ['panels'],
    message: 'panels belong to artwork: rickshaw, and only to it',
  });
