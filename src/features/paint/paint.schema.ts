import { z } from 'astro/zod';
import { template } from '#contract/label.ts';
import { line } from '#src/content/text.schema.ts';
import { colourNames, paintedKinds } from './surfaces.ts';

/** A name for each of the keys. */
const named = <const Key extends string>(keys: readonly Key[], meaning: string) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, line(24, meaning)])) as {
      [Name in Key]: ReturnType<typeof line>;
    },
  );

/** Paints a typed name on a board; surfaces.ts has the sizes of the boards. */
export const paintSchema = z.strictObject({
  type: z.literal('paint'),
  title: line(70, 'The headline; the only h1 of the page', 5),
  name: line(60, 'Label of the field for the name'),
  own: line(24, 'Painted until a name is typed'),
  privacy: line(120, 'Says where the name is kept; below the field', 20),
  kind: line(30, 'Heading of the boards'),
  kinds: named(paintedKinds, 'Name of a board'),
  colour: line(30, 'Heading of the colours'),
  colours: named(colourNames, 'Colours of ground and letters'),
  districtLabel: line(30, 'Label of the list of districts'),
  undecided: line(30, 'First entry of that list: no district yet'),
  send: line(30, 'Button: hand the picture to another app'),
  save: line(30, 'Button: download the picture'),
  failed: line(90, 'Replaces these buttons if the browser cannot make a picture', 10),
  ask: line(40, 'Button: ask on WhatsApp what the board costs'),
  chat: line(160, 'Prefilled chat text while the name is empty', 10),
  question: template(320, 'Prefilled chat text', ['name', 'kind', 'size', 'district']),
  told: template(120, 'Describes the picture to screen readers', ['name', 'kind', 'colours']),
  signature: line(60, 'Painted small into the picture: a sample, by whom, from where'),
  withoutScripts: z.strictObject({
    label: line(160, 'Label of the field in a browser without scripts'),
    text: line(320, 'Prefilled text of that field, to be completed', 20),
  }),
});
