import { z } from 'zod';
import { text } from './label.ts';

/** Open questions before going live; not shown to visitors. */
export const beforeLaunch = z
  .array(text(240, 'One question, with its claim or rule', 10))
  .default([])
  .describe('Questions before going live; not shown to visitors, delete each one that is answered');
