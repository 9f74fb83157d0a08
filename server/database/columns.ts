import { z } from 'zod';

/** A whole number from 0. */
export const count = z.number().int().nonnegative();

/** In ms since 1970. */
export const timeMs = count;
