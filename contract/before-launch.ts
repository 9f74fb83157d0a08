import { z } from 'zod';
import { text } from './label.ts';

/** Open questions before going live; not shown to visitors. */
export const beforeLaunch = z
  .array(text(240, 'One question, with its claim or rule', 10))
  .default([])
  .describe('Listed by npm run launch-check; remove each line that is settled');
