import { inject } from 'vitest';
import { readBuiltSite } from '#server/http/pages.ts';

/** The build under test. */
export const builtSite = () => readBuiltSite(inject('siteDir'));
