import { z } from 'zod';
import { text } from './label.ts';

/** What must be known, shown or read by a lawyer before the site goes live; no visitor sees it. */
export const beforeLaunch = z
  .array(text(240, 'One question, with the claim or rule that it is about', 10))
  .default([])
  .describe('Listed by npm run launch-check; take out each line that is settled');
